import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site may have sent a request that changes something: one of another host, or of this one
 * without the encryption that the site has. A bearer token is nothing that a browser adds by itself; programs send no origin.
 */
export const isForeign = ({ method, headers }: FastifyRequest, ownOrigin: string): boolean => {
  if (method === 'GET' || method === 'HEAD' || headers.authorization !== undefined) return false;
  const { origin } = headers;
  if (origin === undefined)
    return !['same-origin', 'none', undefined].includes(siteOf(headers['sec-fetch-site']));
  const [sent, own] = [URL.parse(origin), new URL(ownOrigin)];
  if (sent === null || sent.origin === own.origin) return sent === null;
  return sent.host !== headers.host || (own.protocol === 'https:' && sent.protocol !== 'https:');
};

const siteOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
