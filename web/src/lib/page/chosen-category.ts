import { joinAddress } from '@rondelle/contracts/site/address.ts';
import type { Named, Paths } from '@rondelle/contracts/site/paths.ts';
import { useNav } from './nav.ts';
import { pageAt, type PageLocation, usePageLocation } from './page-location.ts';

const chosenId = (pageLocation: PageLocation): number | null => {
  switch (pageLocation.page?.page) {
    case 'home':
      return pageAt(pageLocation, 'home').values.category ?? null;
    case 'latestResults':
      return pageAt(pageLocation, 'latestResults').values.category ?? null;
    case 'leaderboard':
    case 'leagues':
    case 'teams':
    case 'tournaments':
    case 'map':
    case 'supervisors':
    case 'opponents':
      return pageLocation.page.categoryId;
    case undefined:
    default:
      return null;
  }
};

/**
 * Returns the category that the reader has chosen in a list of the season, so that the links of the menu and of the home
 * page to the other lists keep it. Null when the season of the menu lacks it.
 */
export const chosenCategory = (pageLocation: PageLocation, categories: readonly Named[]): Named | null => {
  const wanted = chosenId(pageLocation);
  return categories.find(({ id }) => id === wanted) ?? null;
};

/** Returns the category that the reader has chosen on this page. */
export const useChosenCategory = (): Named | null =>
  chosenCategory(usePageLocation(), useNav()?.categories ?? []);

/** Adds a category to the path of a page that has it as a parameter. */
const inCategory = (path: string, category: Named | null): string =>
  joinAddress(path, category === null ? '' : `category=${category.id}`);

/** Returns the path of the results, of one category or of all. */
export const resultsPath = (paths: Paths, season: string, category: Named | null): string =>
  inCategory(paths.latestResults(season), category);

/** Returns the path of the home page, with links to the lists of one category or of all. */
export const homePath = (paths: Paths, category: Named | null): string => inCategory(paths.home(), category);
