import { languages } from '@rondelle/contracts/competition/lists.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { trpc } from '../../lib/http/trpc.ts';
import type { CategoryRegionValues } from './CategoryRegionFields.tsx';
import { nameOf, type SeasonChoices } from './InSeason.tsx';

type Choices = Pick<SeasonChoices, 'categories' | 'regions'>;

/** Returns the default name of a league in the language of the choices: its category and region. */
export const proposedLeagueName = (
  { categories, regions }: Choices,
  { categoryId, regionId }: CategoryRegionValues,
): string => `${nameOf(categories, categoryId)} ${nameOf(regions, regionId)}`.trim();

/** Returns the default name of a league in both languages. */
export const defaultLeagueName = async (
  client: ReturnType<typeof trpc.useUtils>['client'],
  values: CategoryRegionValues,
): Promise<Bilingual> => {
  const [fr = '', en = fr] = await Promise.all(
    languages.map(async (lang) => proposedLeagueName(await client.catalogue.choices.query({ lang }), values)),
  );
  return { fr, en };
};
