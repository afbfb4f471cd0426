import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { joinAddress } from '@rondelle/contracts/site/address.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { AnyAsked, Page, PageName, SearchValues } from '@rondelle/contracts/site/pages/pages.ts';
import { searchValues } from '@rondelle/contracts/site/search-parameters.ts';
import { createContext, useContext } from 'react';

/** Where the reader is: what the URL says, and nothing else. */
export type PageLocation = {
  readonly lang: Language;
  readonly path: string;
  /** What the page knows of the query, without the question mark. */
  readonly search: string;
  /** Null where there is no such page. */
  readonly page: Page | null;
};

type Named<P, N extends PageName> = P extends { page: PageName }
  ? N extends P['page']
    ? Omit<P, 'page'> & { page: N }
    : never
  : never;

/** What a page's URL says: its ids, its language and its search parameters, as text and as their entry reads them. */
export type PageOf<N extends PageName> = Named<Page, N> & {
  readonly lang: Language;
  readonly search: URLSearchParams;
  readonly values: SearchValues<N>;
};

export const PageLocationContext = createContext<PageLocation>({
  lang: 'fr',
  path: '/',
  search: '',
  page: null,
});

export const usePageLocation = (): PageLocation => useContext(PageLocationContext);

/** The paths of every page, in the reader's language. */
export const usePaths = () => pathsIn(usePageLocation().lang);

/** A location that is on the page `name`. */
export const locatedAt = (pageLocation: PageLocation, name: PageName): PageLocation => {
  if (pageLocation.page?.page !== name) throw new Error(`this is not the page ${name}: ${pageLocation.path}`);
  return pageLocation;
};

/** The location as its page's entry reads it, whichever page that is. */
export const anyPageAt = (pageLocation: PageLocation): AnyAsked => {
  if (!pageLocation.page) throw new Error(`there is no page at ${pageLocation.path}`);
  return pageAt(pageLocation, pageLocation.page.page);
};

/** The location as the page `name` reads it. */
export const pageAt = <N extends PageName>(pageLocation: PageLocation, name: N): PageOf<N> => {
  const { lang, page, search: text } = pageLocation;
  if (page?.page !== name) throw new Error(`this is not the page ${name}: ${pageLocation.path}`);
  const search = new URLSearchParams(text);
  return { ...page, lang, search, values: searchValues(name, search) };
};

/** For page components: what the URL says about the page they are. */
export const usePage = <N extends PageName>(name: N): PageOf<N> => pageAt(usePageLocation(), name);

/** The season that the URL names, or null. */
export const seasonOf = (pageLocation: PageLocation): string | null =>
  pageLocation.page && 'season' in pageLocation.page ? pageLocation.page.season : null;

/** The address of a place: its path, and what its page knows of the query. */
export const addressOf = ({ path, search }: PageLocation): string => joinAddress(path, search);

/** The same path with other search parameters; `null` takes one out. `page` starts again at the first. */
export const withSearch = (
  pageLocation: PageLocation,
  changes: Readonly<Record<string, string | null>>,
): string => {
  const search = new URLSearchParams(pageLocation.search);
  search.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  return joinAddress(pageLocation.path, search.toString());
};
