import { joinAddress, splitAddress } from '@rondelle/contracts/site/address.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { canonicalSearch } from '@rondelle/contracts/site/search-parameters.ts';
import { queryAddress } from './query-address.ts';
import { canonicalOembed, oembedPath } from '../embeds/oembed-request.ts';
import { filePrefix } from '@rondelle/contracts/site/files.ts';
import { canonicalFileAddress } from '../files/file-address.ts';
import { restAddress } from '../rest/rest-address.ts';

/** The address of a page with the search parameters that it knows. Returns other addresses unchanged. */
const pageAddress = (url: string): string => {
  const { path, search } = splitAddress(url);
  if (search === '' && path.length === url.length) return url;
  const match = matchPath(path);
  return match ? joinAddress(path, canonicalSearch(match.page.page, search)) : url;
};

/** Longer than any address that browsers or our clients request; not worth parsing. */
const longest = 8_192;
const alone = (path: string): boolean =>
  path === '/sitemap.xml' || path === '/api/v1/openapi.json' || path.startsWith('/sitemaps/');

/**
 * The one address under which a response is made and cached: a page, query or REST call with the parameters it knows,
 * in a fixed order. Other parameters (`utm_source`, `fbclid`, `z`) change no response and are dropped (ADR 36).
 */
export const canonicalAddress = (url: string): string => {
  if (url.length > longest) return url;
  if (url.startsWith('/trpc/')) return queryAddress(url);
  const [path = ''] = url.split('?', 1);
  if (alone(path)) return path;
  if (path === oembedPath) return canonicalOembed(url);
  if (path.startsWith(filePrefix)) return canonicalFileAddress(url);
  return url.startsWith('/api/') ? restAddress(url) : pageAddress(url);
};

/** Returns whether the method only reads; only then is the address normalised. */
export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';
