import { pageAddress } from './page-address.ts';
import { queryAddress } from './query-address.ts';
import { canonicalOembed, oembedPath } from '../embeds/oembed-request.ts';
import { filePrefix } from '@rondelle/contracts/site/files.ts';
import { canonicalFileAddress } from '../files/file-address.ts';
import { restAddress } from '../rest/rest-address.ts';

/** Longer than any browser or program of ours asks; what is longer is not worth reading. */
const longest = 8_192;
const alone = (path: string): boolean =>
  path === '/sitemap.xml' || path === '/api/v1/openapi.json' || path.startsWith('/sitemaps/');

/**
 * The one address under which an answer is made and cached: of a page, a query or a REST call with the parameters that
 * it knows, in one order. What else stands in an address (`utm_source`, `fbclid`, `z`) changes no answer.
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

/** What is only read has one address; what is written goes where it was sent. */
export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';
