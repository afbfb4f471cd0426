import type { FastifyRequest } from 'fastify';

const bearer = /^Bearer /i;

/**
 * Returns whether a page of another site may have sent a changing request (CSRF): another host, or http when the site
 * uses https. Browsers add names and passwords on their own, but not bearer tokens; programs send no `Origin`.
 */
export const isForeign = ({ method, headers }: FastifyRequest, ownOrigin: string): boolean => {
  if (method === 'GET' || method === 'HEAD' || bearer.test(headers.authorization ?? '')) return false;
  const { origin } = headers;
  if (origin === undefined)
    return !['same-origin', 'none', undefined].includes(siteOf(headers['sec-fetch-site']));
  const [sent, own] = [URL.parse(origin), new URL(ownOrigin)];
  if (sent === null || sent.origin === own.origin) return sent === null;
  return sent.host !== headers.host || (own.protocol === 'https:' && sent.protocol !== 'https:');
};

const siteOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
