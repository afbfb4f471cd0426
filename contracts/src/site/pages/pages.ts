import { competitionPages } from './competition.pages.ts';
import { membershipPages } from './membership.pages.ts';
import type { PageEntry } from './entry.ts';
import type { ParamsOf } from './pattern.ts';
import { sitePages } from './site.pages.ts';

/** The one table of pages. */
const table = { ...sitePages, ...membershipPages, ...competitionPages };
type Table = typeof table;

export type PageName = keyof Table;
/** A page's pattern, which is of the same parameters in both languages. */
export type PatternOf<N extends PageName> = Table[N]['path']['fr'];

type PageNamed<N extends PageName> = { page: N } & ParamsOf<PatternOf<N>>;
/** Every page and what its path says. Ids are numbers; `season` is a slug such as `2024-2025`. */
export type Page = {
  [N in PageName]: { [K in keyof PageNamed<N>]: PageNamed<N>[K] };
}[PageName];

export const pages: { readonly [N in PageName]: PageEntry<PatternOf<N>> } = table;
export const pageNames = Object.keys(table) as PageName[];
