import { joinAddress } from '@rondelle/contracts/site/address.ts';
import type { Named, Paths } from '@rondelle/contracts/site/paths.ts';
import { pageAt, type PageLocation } from '../../lib/page/page-location.ts';

const chosenId = (pageLocation: PageLocation): number | null => {
  switch (pageLocation.page?.page) {
    case 'latestResults':
      return pageAt(pageLocation, 'latestResults').values.category ?? null;
    case 'leaderboard':
    case 'leagues':
    case 'teams':
    case 'tournaments':
    case 'map':
    case 'supervisors':
      return pageLocation.page.categoryId;
    case undefined:
    default:
      return null;
  }
};

/**
 * Returns the category that the reader has chosen in a list of the season, so that the menu's links to the other lists
 * keep it. Null when the season of the menu lacks it.
 */
export const chosenCategory = (pageLocation: PageLocation, categories: readonly Named[]): Named | null => {
  const wanted = chosenId(pageLocation);
  return categories.find(({ id }) => id === wanted) ?? null;
};

/** Returns the path of the results, of one category or of all. */
export const resultsPath = (paths: Paths, season: string, category: Named | null): string =>
  joinAddress(
    paths.latestResults(season),
    category === null ? '' : new URLSearchParams({ category: `${category.id}` }).toString(),
  );
