import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { oldestPageMs, pageAgeMetric } from '@rondelle/contracts/site/oldest-page.ts';
import type { FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-responses.ts';
import type { FlatHeaders } from './finished-response.ts';

const renewal = 'x-renewal';
/** Tells this process's own requests from those of clients. */
const own = randomUUID();
/** Set for some seconds in browsers that have written something. */
const wroteLately = /(?:^|;\s*)seen=/;

/** Whether this is the request that makes the new bytes. */
export const isRenewal = ({ headers }: IncomingMessage): boolean => headers[renewal] === own;

/**
 * Whether a request that is refused otherwise may get bytes of a moment ago. Not who has just written, or the request
 * that makes the new bytes.
 */
export const mayGetOld = (request: IncomingMessage): boolean =>
  !isRenewal(request) && !(request.headers.cookie !== undefined && wroteLately.test(request.headers.cookie));

/** Whether a request may get them at any time. Not who has heard of a change or reloads either. */
export const mayBridge = (request: IncomingMessage): boolean =>
  mayGetOld(request) && request.headers['cache-control'] === undefined;

/**
 * Returns what requests the address of a request again, so that its response is made and cached, unless it is being made
 * already. Counts for the client of this request.
 */
export const renewalOf = (
  { server, raw: { url = '/' }, ip: remoteAddress, headers }: FastifyRequest,
  isPending: () => boolean,
): (() => void) => {
  const { host = '', 'accept-encoding': encoding = '' } = headers;
  const asked = { url, remoteAddress, headers: { host, 'accept-encoding': encoding, [renewal]: own } };
  return () => {
    // Where it fails, the next request finds nothing new and makes it itself.
    if (!isPending()) server.inject(asked).catch(() => undefined);
  };
};

/** Says how old a page is where it is older than browsers take each page to be. */
export const ageHeaders = ({ knownAt }: Pick<CachedResponse, 'knownAt'>, now: number): FlatHeaders => {
  const ageMs = Math.round(now - knownAt);
  return ageMs > oldestPageMs ? ['server-timing', `${pageAgeMetric};dur=${ageMs}`] : [];
};
