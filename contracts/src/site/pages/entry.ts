import type { Language } from '../../competition/lists.ts';
import type { Permission } from '../../membership/permissions.ts';
import type { ReadValue } from '../url-values.ts';
import type { Argument, ParamsOf, Pattern } from './pattern.ts';

/** Reads a search parameter; `address`: where on this site to go on. */
export type ReadParameter = ReadValue | 'address';
export type SearchSchema = Readonly<Record<string, ReadParameter>>;
/** What the search parameters of an address say; what means nothing is absent. */
export type ValuesOf<S extends SearchSchema> = {
  readonly [K in keyof S]?: S[K] extends (text: string) => infer T ? Exclude<T, null> : string;
};

/** What a page's address says: its language, the parameters of its path, and its search parameters, as text and as values. */
export type Asked<P extends Pattern, S extends SearchSchema> = ParamsOf<P> & {
  readonly lang: Language;
  readonly search: URLSearchParams;
  readonly values: ValuesOf<S>;
};

/** One query of a page. */
export type PageQuery<A> = {
  /** The procedure, by its dotted path. */
  readonly path: string;
  /** Null where there is nothing to ask for. */
  readonly input: (page: A, ongoingSeason: string | null) => unknown;
  /** Whether the page shows it, where it doesn't always. */
  readonly when?: (page: A) => boolean;
  /** Asked for by the browser, for whoever is logged in: the server, which renders for everybody, leaves it out. */
  readonly isPersonal?: true;
};

/** What is on a page, once its main query is answered. */
export type Subject = {
  /** Its one path, or what that is built from: old names and wrong seasons in an address lead there. */
  readonly path?: string | readonly Argument[] | null;
  /** The same in the other language, where the answer knows its names. */
  readonly otherPath?: string | null;
  /** A live topic that only the answer names. */
  readonly topic?: string;
  readonly isDeleted?: boolean;
};

/** What a page follows and is about; `season` is the season of the menu. */
export type Topic = 'season' | 'forum' | `${'team' | 'game' | 'tournament' | 'topic'}:${number}`;

/** Where a page is, and who may find it. */
type Address<P extends Pattern, S extends SearchSchema> = {
  /** In both languages, with the same parameters in the same order. */
  readonly path: { readonly [L in Language]: L extends 'fr' ? P : Pattern };
  /** The parameters of its query, in the order in which addresses name them. */
  readonly search?: S;
  /** Whether its query may say, in the fields of a form too, what would be. */
  readonly asksWhatIf?: boolean;
  /** The link of the menu that it belongs under. */
  readonly under?: string;
  /** Search engines are told of it, for every season where it has one. */
  readonly isInSitemap?: boolean;
  /** Search engines are asked to leave it out. */
  readonly isUncrawled?: boolean;
  /** Shown alone, without the site's menu: inside the pages of other sites, or on a screen that nobody touches. */
  readonly frame?: 'embed' | 'screen';
  /** Made for the one who asks, and cached by nobody. */
  readonly isMadeForReader?: boolean;
  /** Whoever lacks it is led to the page that says so. */
  readonly permission?: Permission;
};

/** What a page shows. */
type Content<A, Q, R> = {
  /** `main` is what the page is about; `history` says what has become of it where it is not found. */
  readonly queries?: Q;
  readonly subject?: (answer: R, page: A) => Subject;
  readonly topics?: (page: A) => readonly Topic[];
};

/** All that the site knows of a page beside its component, which is named after it: `league` is `LeaguePage.tsx`. */
export type PageEntry<
  P extends Pattern = Pattern,
  S extends SearchSchema = SearchSchema,
  Q = unknown,
  R = never,
> = Address<P, S> & Content<Asked<P, S>, Q, R>;

export const page = <
  const P extends Pattern,
  S extends SearchSchema,
  const Q extends Readonly<Record<string, PageQuery<Asked<P, S>>>>,
  R,
>(
  address: Address<P, S>,
  content?: Content<Asked<P, S>, Q, R>,
): PageEntry<P, S, Q, R> => ({ ...address, ...content });

/** The path of a page that has no words in it. */
export const wordless = <const P extends Pattern>(path: P) => ({ fr: path, en: path });
