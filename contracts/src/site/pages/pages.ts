import { adminPages } from './admin.pages.ts';
import { competitionPages } from './competition.pages.ts';
import { communityPages } from './community.pages.ts';
import { contentPages } from './content.pages.ts';
import { embedPages } from './embed.pages.ts';
import type { Asked, PageEntry, PageQuery, SearchSchema, Subject, Topic, ValuesOf } from './entry.ts';
import { geographyPages } from './geography.pages.ts';
import { membershipPages } from './membership.pages.ts';
import type { ParamsOf, Pattern } from './pattern.ts';
import { seasonPages } from './season.pages.ts';
import { sitePages } from './site.pages.ts';

/** The one table of pages. */
const table = {
  ...sitePages,
  ...contentPages,
  ...communityPages,
  ...membershipPages,
  ...adminPages,
  ...seasonPages,
  ...competitionPages,
  ...geographyPages,
  ...embedPages,
};
export type Table = typeof table;

export type PageName = keyof Table;
/** A page's pattern, which is of the same parameters in both languages. */
export type PatternOf<N extends PageName> = Table[N]['path']['fr'];

type PageNamed<N extends PageName> = { page: N } & ParamsOf<PatternOf<N>>;
/** Every page and what its path says. Ids are numbers; `season` is a slug such as `2024-2025`. */
export type Page = {
  [N in PageName]: { [K in keyof PageNamed<N>]: PageNamed<N>[K] };
}[PageName];

type SearchOf<N extends PageName> = Table[N] extends PageEntry<infer _P, infer S, infer _Q> ? S : never;
/** What the search parameters of a page say. */
export type SearchValues<N extends PageName> = ValuesOf<SearchOf<N>>;

/** What the address of whatever page says. */
export type AnyAsked = Asked<Pattern, SearchSchema>;
/** An entry as those read it who take any page. */
type AnyEntry<N extends PageName> = Omit<PageEntry<PatternOf<N>>, 'queries' | 'subject' | 'topics'> & {
  readonly queries?: Readonly<Record<string, PageQuery<AnyAsked>>>;
  readonly subject?: (answer: unknown, page: AnyAsked) => Subject;
  readonly topics?: (page: AnyAsked) => readonly Topic[];
};
// Each entry reads its own page; whoever takes any page gives each entry the one that it matched.
export const pages = table as unknown as { readonly [N in PageName]: AnyEntry<N> };
export const pageNames = Object.keys(table) as PageName[];
