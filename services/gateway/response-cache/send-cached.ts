import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendBusy } from '../load/busy.ts';
import { ageHeaders, mayBridge, mayGetOutdated, renewalOf } from './bridging.ts';
import { type CachedResponse, renewWhenDue } from './cached-responses.ts';
import { encodingFor } from './encoding.ts';
import { type FlatHeaders, inEncoding, send } from './finished-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** The cache key of a request. */
export const keyOf = (request: FastifyRequest): string => request.raw.url ?? '';

/** Sends a response from the cache in the negotiated encoding, with more headers. */
export const sendFinished = async (
  { responses }: ResponseCache,
  cached: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  more: FlatHeaders = [],
): Promise<void> => {
  const variant = await inEncoding(cached.response, encodingFor(request.headers['accept-encoding']));
  responses.tally.hits += 1;
  responses.recount(keyOf(request), cached);
  reply.hijack();
  send(request.raw, reply.raw, cached.response.status, variant, more);
};

const sendOutdated = (
  cache: ResponseCache,
  cached: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  cache.responses.tally.late += 1;
  return sendFinished(cache, cached, request, reply, ageHeaders(cached, performance.now()));
};

/** Sends the outdated bytes of a page, and renews it if the queue has room; returns whether it did. */
export const bridged = async (
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const key = keyOf(request);
  const cached = mayBridge(request.raw) ? cache.responses.bridge(key) : null;
  if (!cached) return false;
  // The renewal counts for the latest reader instead of always for the first.
  cached.renew = renewalOf(request, () => cache.pending.has(key));
  if (cache.responses.pressure.hasRoom()) renewWhenDue(cached, performance.now());
  await sendOutdated(cache, cached, request, reply);
  return true;
};

/** Refuses a shed request, or sends outdated bytes instead of an error, also to readers who reload. */
export const refuseOrSendOutdated = async (
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  bridges: boolean,
): Promise<unknown> => {
  // The request has timed out.
  if (reply.sent) return undefined;
  const cached = bridges && mayGetOutdated(request.raw) ? cache.responses.bridge(keyOf(request)) : null;
  return cached ? sendOutdated(cache, cached, request, reply) : sendBusy(request, reply);
};
