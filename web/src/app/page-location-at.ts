import { languages } from '@rondelle/contracts/competition/lists.ts';
import { canonicalSearch } from '@rondelle/contracts/site/search-parameters.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import type { PageLocation } from '../lib/page/page-location.ts';

/** `2024-2026` has the shape of a season but is none. */
const isSeason = (slug: string) => Number(slug.slice(5)) === Number(slug.slice(0, 4)) + 1;

/**
 * Parses a URL. The language is the first segment, French when that is no language. `search` may start with a question
 * mark; parameters that the page does not know are dropped, on the server and in the browser.
 */
export const pageLocationAt = (path: string, search: string): PageLocation => {
  const match = matchPath(path);
  const page = match && (!('season' in match.page) || isSeason(match.page.season)) ? match.page : null;
  const first = path.split('/')[1];
  const lang = languages.find((l) => l === first) ?? 'fr';
  return { lang, path, search: match ? canonicalSearch(match.page.page, search) : '', page };
};
