import { adminPages } from './admin.pages.ts';
import { competitionPages } from './competition.pages.ts';
import { communityPages } from './community.pages.ts';
import { contentPages } from './content.pages.ts';
import { embedPages } from './embed.pages.ts';
import type { PageParams, PageEntry, PageQuery, SearchSchema, Subject, Topic, ValuesOf } from './entry.ts';
import { geographyPages } from './geography.pages.ts';
import { membershipPages } from './membership.pages.ts';
import type { ParamsOf, Pattern } from './pattern.ts';
import { seasonPages } from './season.pages.ts';
import { sitePages } from './site.pages.ts';
import { teamPages } from './team.pages.ts';

/** The table of all pages. */
const table = {
  ...sitePages,
  ...contentPages,
  ...communityPages,
  ...membershipPages,
  ...adminPages,
  ...seasonPages,
  ...competitionPages,
  ...teamPages,
  ...geographyPages,
  ...embedPages,
};
export type Table = typeof table;

export type PageName = keyof Table;
/** The pattern of a page; both languages have the same parameters. */
export type PatternOf<N extends PageName> = Table[N]['path']['fr'];

type PageNamed<N extends PageName> = { page: N } & ParamsOf<PatternOf<N>>;
/** Every page with its path parameters. Ids are numbers; `season` is a slug such as `2024-2025`. */
export type Page = {
  [N in PageName]: { [K in keyof PageNamed<N>]: PageNamed<N>[K] };
}[PageName];

type SearchOf<N extends PageName> = Table[N] extends PageEntry<infer _P, infer S, infer _Q> ? S : never;
/** Parsed search parameters of a page. */
export type SearchValues<N extends PageName> = ValuesOf<SearchOf<N>>;

/** The URL parts of any page. */
export type AnyPageParams = PageParams<Pattern, SearchSchema>;
/** An entry for code that handles any page. */
type AnyEntry<N extends PageName> = Omit<PageEntry<PatternOf<N>>, 'queries' | 'subject' | 'topics'> & {
  readonly queries?: Readonly<Record<string, PageQuery<AnyPageParams>>>;
  readonly subject?: (output: unknown, page: AnyPageParams) => Subject;
  readonly topics?: (page: AnyPageParams) => readonly Topic[];
};
// Each entry accepts only the URL parts of its own page; callers that handle any page pass the parts that it matched.
export const pages = table as unknown as { readonly [N in PageName]: AnyEntry<N> };
export const pageNames = Object.keys(table) as PageName[];
