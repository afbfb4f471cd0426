import { languages } from '@rondelle/contracts/competition/lists.ts';
import { canonicalSearch } from '@rondelle/contracts/site/search-parameters.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import type { PageLocation } from '../lib/page-location.ts';

/** `2024-2026` has a season's shape but is none. */
const isSeason = (slug: string) => Number(slug.slice(5)) === Number(slug.slice(0, 4)) + 1;

/**
 * Reads a URL; the language is its first segment, French where that is none. `search` may have its question mark; what
 * the page does not know of it is left out, here and on the server alike.
 */
export const pageLocationAt = (path: string, search: string): PageLocation => {
  const match = matchPath(path);
  const page = match && (!('season' in match.page) || isSeason(match.page.season)) ? match.page : null;
  const first = path.split('/')[1];
  const lang = languages.find((l) => l === first) ?? 'fr';
  return { lang, path, search: match ? canonicalSearch(match.page.page, search) : '', page };
};
