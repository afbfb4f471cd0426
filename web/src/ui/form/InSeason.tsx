import type { ChoicesOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import { useNav } from '../../lib/page/nav.ts';
import { seasonOf, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { NoSeason } from './NoSeason.tsx';
import { QueryLoader } from './QueryLoader.tsx';

export type SeasonChoices = ChoicesOutput & { readonly season: NonNullable<ChoicesOutput['season']> };
type Props = { children: (choices: SeasonChoices) => ReactNode };

/** Loads the choices of the page's season, or of the ongoing one on pages without a season. */
export function InSeason({ children }: Props) {
  const pageLocation = usePageLocation();
  const nav = useNav();
  const season = seasonOf(pageLocation) ?? nav?.ongoingSeason?.slug;
  const choices = trpc.catalogue.choices.useQuery(
    { lang: pageLocation.lang, ...(season && { season }) },
    { enabled: nav !== null, staleTime: 0 },
  );
  return (
    <QueryLoader query={choices}>
      {(data) => (data.season ? children({ ...data, season: data.season }) : <NoSeason />)}
    </QueryLoader>
  );
}

type Choice = { readonly id: number | string; readonly name: string };

/** Maps entities to options of a select. */
export const optionsOf = (entities: readonly Choice[]) =>
  entities.map(({ id, name }) => ({ value: String(id), label: name }));

/** Returns the name of the entity with this id; empty when there is none. */
export const nameOf = (entities: readonly Choice[], id: string | number | null | undefined): string =>
  entities.find((entity) => String(entity.id) === String(id))?.name ?? '';
