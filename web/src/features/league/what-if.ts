import { whatIfFields } from '@rondelle/contracts/site/what-if-search.ts';
import type { PageLocation } from '../../lib/page/page-location.ts';
import { withSearch } from '../../lib/page/page-location.ts';

/** The id of the notice above the changes of a scenario; its form leads to this notice. */
export const whatIfId = 'what-if';

type Side = { readonly goals: number | null };
/** Value of a game's hidden field: the real goals, used for a side that is left empty. */
export const realGoals = ({ home, away }: { readonly home: Side; readonly away: Side }): string =>
  `${home.goals ?? 0}-${away.goals ?? 0}`;

/** Returns the address with this scenario and no other; null removes it. */
export const scenarioAddress = (pageLocation: PageLocation, whatIf: string | null): string => {
  const names = whatIfFields(new URLSearchParams(pageLocation.search));
  const emptied = Object.fromEntries(names.map((name) => [name, null]));
  return withSearch(pageLocation, { ...emptied, whatIf })
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
};
