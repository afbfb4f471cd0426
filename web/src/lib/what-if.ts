import { whatIfFields } from '@rondelle/contracts/site/what-if-search.ts';
import type { PageLocation } from './page-location.ts';
import { withSearch } from './page-location.ts';

type Side = { readonly goals: number | null };
/** What its hidden field says of a game: the goals that stay where those of one side alone are filled in. */
export const realGoals = ({ home, away }: { readonly home: Side; readonly away: Side }): string =>
  `${home.goals ?? 0}-${away.goals ?? 0}`;

/** The place with these supposed results and no other; null leaves them. */
export const supposingAt = (pageLocation: PageLocation, whatIf: string | null): string => {
  const names = whatIfFields(new URLSearchParams(pageLocation.search));
  const emptied = Object.fromEntries(names.map((name) => [name, null]));
  return withSearch(pageLocation, { ...emptied, whatIf })
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
};
