import type { Outputs } from '../../lib/http/outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';

type Team = Outputs['region']['get']['teams'][number];

/** Groups teams by category, the categories in natural order: M9 before M11. */
export const byCategory = (teams: readonly Team[], lang: Language) => {
  const { compare } = new Intl.Collator(lang, { numeric: true });
  return [...Map.groupBy(teams, ({ category }) => category.path)]
    .map(([path, members]) => ({ path, name: members[0]?.category.name ?? '', teams: members }))
    .sort((one, other) => compare(one.name, other.name));
};
