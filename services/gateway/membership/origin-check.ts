import type { FastifyRequest } from 'fastify';

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a page of another site may have sent a request that changes something. A bearer token is nothing that a
 * browser adds by itself; programs send no origin.
 */
export const isForeign = ({ method, headers }: FastifyRequest, ownOrigin: string): boolean => {
  if (method === 'GET' || method === 'HEAD' || headers.authorization !== undefined) return false;
  const { origin } = headers;
  if (origin === undefined)
    return !['same-origin', 'none', undefined].includes(siteOf(headers['sec-fetch-site']));
  const host = hostOf(origin);
  return host === null || (host !== headers.host && host !== hostOf(ownOrigin));
};

const siteOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
