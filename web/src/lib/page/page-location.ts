import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { joinAddress } from '@rondelle/contracts/site/address.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { AnyPageParams, Page, PageName, SearchValues } from '@rondelle/contracts/site/pages/pages.ts';
import { searchValues } from '@rondelle/contracts/site/search-parameters.ts';
import { createContext, useContext } from 'react';

/** The current location, derived from the URL alone. */
export type PageLocation = {
  readonly lang: Language;
  readonly path: string;
  /** The search parameters that the page knows, without the question mark. */
  readonly search: string;
  /** Null when no page has this path. */
  readonly page: Page | null;
};

type Named<P, N extends PageName> = P extends { page: PageName }
  ? N extends P['page']
    ? Omit<P, 'page'> & { page: N }
    : never
  : never;

/** Parameters of a page from its URL: ids, language and search parameters, raw and parsed by the page's entry. */
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

/** Path builders of every page in the reader's language. */
export const usePaths = () => pathsIn(usePageLocation().lang);

/** Returns the location. Throws when it is not on the page `name`. */
export const locatedAt = (pageLocation: PageLocation, name: PageName): PageLocation => {
  if (pageLocation.page?.page !== name) throw new Error(`this is not the page ${name}: ${pageLocation.path}`);
  return pageLocation;
};

/** Parses the location with the entry of its page. Throws when there is no page. */
export const anyPageAt = (pageLocation: PageLocation): AnyPageParams => {
  if (!pageLocation.page) throw new Error(`there is no page at ${pageLocation.path}`);
  return pageAt(pageLocation, pageLocation.page.page);
};

/** Parses the location with the entry of the page `name`. Throws on any other page. */
export const pageAt = <N extends PageName>(pageLocation: PageLocation, name: N): PageOf<N> => {
  const { lang, page, search: text } = pageLocation;
  if (page?.page !== name) throw new Error(`this is not the page ${name}: ${pageLocation.path}`);
  const search = new URLSearchParams(text);
  return { ...page, lang, search, values: searchValues(name, search) };
};

/** For page components: parameters of their page from the URL. */
export const usePage = <N extends PageName>(name: N): PageOf<N> => pageAt(usePageLocation(), name);

/** The season in the URL, or null. */
export const seasonOf = (pageLocation: PageLocation): string | null =>
  pageLocation.page && 'season' in pageLocation.page ? pageLocation.page.season : null;

/** Returns path and known search parameters. */
export const addressOf = ({ path, search }: PageLocation): string => joinAddress(path, search);

/**
 * Returns the address with changed search parameters; `null` removes one. Drops `page`, so that the list starts at the
 * first.
 */
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
