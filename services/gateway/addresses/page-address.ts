import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { canonicalSearch } from '@rondelle/contracts/site/search-parameters.ts';

/** The address of a page with the search parameters that it knows. Returns other addresses unchanged. */
export const pageAddress = (url: string): string => {
  const { path, search } = splitAddress(url);
  if (search === '' && path.length === url.length) return url;
  const match = matchPath(path);
  return match ? joinAddress(path, canonicalSearch(match.page.page, search)) : url;
};
