import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { oldestPageMs, pageAgeMetric } from '@rondelle/contracts/site/oldest-page.ts';
import type { FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-responses.ts';
import type { FlatHeaders } from './finished-response.ts';

const renewal = 'x-renewal';
/** Distinguishes this process's own requests from those of clients. */
const own = randomUUID();
/** Set for some seconds in browsers that have written something. */
const writesCookie = /(?:^|;\s*)seen=/;

/** Returns whether this request renews a response. */
export const isRenewal = ({ headers }: IncomingMessage): boolean => headers[renewal] === own;

/**
 * Returns whether a request may get an outdated response instead of an error. Excludes browsers that have just written
 * and renewals.
 */
export const mayGetOutdated = (request: IncomingMessage): boolean =>
  !isRenewal(request) && !(request.headers.cookie !== undefined && writesCookie.test(request.headers.cookie));

/** Returns whether a request may get an outdated response at any time. Also excludes refetches and reloads. */
export const mayBridge = (request: IncomingMessage): boolean =>
  mayGetOutdated(request) && request.headers['cache-control'] === undefined;

/**
 * Returns a function that requests the address again, so that its response is made and cached, unless one is pending
 * already. Counts for the client of this request.
 */
export const renewalOf = (
  { server, raw: { url = '/' }, ip: remoteAddress, headers }: FastifyRequest,
  isPending: () => boolean,
): (() => void) => {
  const { host = '', 'accept-encoding': encoding = '' } = headers;
  const renewalRequest = {
    url,
    remoteAddress,
    headers: { host, 'accept-encoding': encoding, [renewal]: own },
  };
  return () => {
    // After a failure, the next request makes the response itself.
    if (!isPending()) server.inject(renewalRequest).catch(() => undefined);
  };
};

/** Returns the age of a page when it exceeds the age that browsers assume. */
export const ageHeaders = ({ knownAt }: Pick<CachedResponse, 'knownAt'>, now: number): FlatHeaders => {
  const ageMs = Math.round(now - knownAt);
  return ageMs > oldestPageMs ? ['server-timing', `${pageAgeMetric};dur=${ageMs}`] : [];
};
