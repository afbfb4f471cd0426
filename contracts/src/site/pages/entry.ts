import type { Language } from '../../competition/lists.ts';
import type { Permission } from '../../membership/permissions.ts';
import type { ReadValue } from '../url-values.ts';
import type { Argument, ParamsOf, Pattern } from './pattern.ts';

/** Parses a search parameter; `address` is a page of this site to continue to. */
export type ReadParameter = ReadValue | 'address';
export type SearchSchema = Readonly<Record<string, ReadParameter>>;
/** Parsed search parameters; invalid ones are absent. */
export type ValuesOf<S extends SearchSchema> = {
  readonly [K in keyof S]?: S[K] extends (text: string) => infer T ? Exclude<T, null> : string;
};

/** The parts of a page's URL: language, path parameters, raw query and parsed query. */
export type PageParams<P extends Pattern, S extends SearchSchema> = ParamsOf<P> & {
  readonly lang: Language;
  readonly search: URLSearchParams;
  readonly values: ValuesOf<S>;
};

export type PageQuery<A> = {
  /** Dotted path of the procedure. */
  readonly path: string;
  /** Returns the input; null when there is nothing to query. */
  readonly input: (page: A, ongoingSeason: string | null) => unknown;
  /** Condition for running the query; absent: always. */
  readonly when?: (page: A) => boolean;
  /** Runs only in the browser of a logged-in member; the server renders the page without it. */
  readonly isPersonal?: true;
};

/** Facts about a page that come from the output of its main query. */
export type Subject = {
  /** The canonical path, or the arguments to build it; URLs with old names or a wrong season redirect to it. */
  readonly path?: string | readonly Argument[] | null;
  /** The page in other seasons; `team` names another team of the club that stands for it there. */
  readonly seasons?: readonly { readonly slug: string; readonly path: string; readonly team?: string }[];
  /** The alternate-language path, when the output contains the names for it. */
  readonly otherPath?: string | null;
  /** A live topic that follows from the output. */
  readonly topic?: string;
  readonly isDeleted?: boolean;
};

/** Live topics of a page; `season` is the season of the menu. */
export type Topic = 'season' | 'forum' | `${'team' | 'game' | 'tournament' | 'topic'}:${number}`;

/** URL and access of a page. */
type Address<P extends Pattern, S extends SearchSchema> = {
  /** Paths in both languages, with the same parameters in the same order. */
  readonly path: { readonly [L in Language]: L extends 'fr' ? P : Pattern };
  /** Query parameters, in canonical order. */
  readonly search?: S;
  /** True when the query may contain a scenario (`whatIf`), also as form fields. */
  readonly asksWhatIf?: boolean;
  /** The menu item that is highlighted. */
  readonly under?: string;
  /** Listed in the sitemap, for every season if the path has one. */
  readonly isInSitemap?: boolean;
  /** Excluded from search engines. */
  readonly isUncrawled?: boolean;
  /** Displayed without the menu: in an iframe on another site, or on an unattended screen. */
  readonly frame?: 'embed' | 'screen';
  /** Rendered for the current reader and never cached. */
  readonly isMadeForReader?: boolean;
  /** Readers without this permission are redirected to the page `forbidden`. */
  readonly permission?: Permission;
};

/** Queries and topics of a page. */
type Content<A, Q, R> = {
  /** `main` is the subject of the page; `history` is also used when `main` is not found. */
  readonly queries?: Q;
  readonly subject?: (output: R, page: A) => Subject;
  readonly topics?: (page: A) => readonly Topic[];
};

/** An entry in the table of pages. Its component has the same name: `league` is `LeaguePage.tsx`. */
export type PageEntry<
  P extends Pattern = Pattern,
  S extends SearchSchema = SearchSchema,
  Q = unknown,
  R = never,
> = Address<P, S> & Content<PageParams<P, S>, Q, R>;

export const page = <
  const P extends Pattern,
  S extends SearchSchema,
  const Q extends Readonly<Record<string, PageQuery<PageParams<P, S>>>>,
  R,
>(
  address: Address<P, S>,
  content?: Content<PageParams<P, S>, Q, R>,
): PageEntry<P, S, Q, R> => ({ ...address, ...content });

/** A pattern that is the same in both languages. */
export const wordless = <const P extends Pattern>(path: P) => ({ fr: path, en: path });
