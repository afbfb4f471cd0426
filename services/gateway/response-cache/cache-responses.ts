import { copiesFromName } from '@rondelle/contracts/site/copies-from.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from './cached-first.ts';
import { encodingFor } from './encoding.ts';
import { type FinishedResponse, finish, inEncoding, isUnchanged, type Variant } from './finished-response.ts';
import { isShareable, isWorthCaching } from './cacheable.ts';
import { sendBusy } from '../load/busy.ts';
import type { QueuedWork } from '../load/queued-work.ts';
import { decorateWithTurns, endTurn, rememberRequest } from '../load/own-turn.ts';
import { beginTurn, enterFor, joinFor } from '../load/take-turns.ts';
import { bytesOf } from './payload.ts';
import { isRenewal, renewalOf } from './bridging.ts';
import { type CachedResponse, isCurrent } from './cached-responses.ts';
import type { MadeResponse, PendingResponse, ResponseCache } from './response-cache.ts';
import { scopeOfQueries } from './input-scope.ts';
import type { Scope } from './scope.ts';
import { bridged, keyOf, refuseOrSendOutdated, sendFinished } from './send-cached.ts';

export type CachingOptions = {
  /** The dependencies of a response, read when it is made; null when it must not be cached. By default its queries. */
  readonly scopeOf?: (request: FastifyRequest) => Scope | 'queries' | null;
  /** Returns whether the response depends on the URL alone (default: always). */
  readonly isShared?: (request: FastifyRequest) => boolean;
  /** True when pages in demand, and under pressure all pages, are sent outdated during their renewal (default: no). */
  readonly bridges?: boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request makes a cacheable response. */
    pendingResponse: PendingResponse | null;
  }
}

const startPending = (cache: ResponseCache, key: string, work: QueuedWork): PendingResponse => {
  const { promise, resolve } = Promise.withResolvers<MadeResponse>();
  const pending: PendingResponse = {
    madeAt: null,
    knownAt: 0,
    expected: cache.responses.giveUp(key),
    work,
    made: promise,
    finish: (response) => {
      if (cache.pending.get(key) === pending) cache.pending.delete(key);
      resolve(response);
    },
  };
  cache.pending.set(key, pending);
  return pending;
};

/**
 * Waits for the turn. Reads the tick before any query runs, so that the response never counts as newer than its data.
 */
const beginPending = async (
  cache: ResponseCache,
  request: FastifyRequest,
  pending: PendingResponse,
  refuse: () => Promise<unknown>,
): Promise<void> => {
  const isTurn = await beginTurn(request, pending.work);
  pending.madeAt = cache.versions.now();
  pending.knownAt = performance.now();
  if (isTurn) {
    request.pendingResponse = pending;
    request.madeFrom = [];
    request.holdsUntil = Infinity;
  } else {
    pending.finish('shed');
    await refuse();
  }
};

/** The pending response to the same request, unless something that it is likely to depend on changed since it began. */
const pendingFor = (cache: ResponseCache, key: string): PendingResponse | undefined => {
  const pending = cache.pending.get(key);
  if (!pending) return undefined;
  const { madeAt, expected } = pending;
  if (madeAt === null || madeAt === cache.versions.now()) return pending;
  return expected && isCurrent({ changes: expected, madeAt }) ? pending : undefined;
};

/** Responds from the cache or with another request's pending response; otherwise waits for its turn to make one. */
const respondFromCache = async (
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  bridges: boolean,
): Promise<void> => {
  const key = keyOf(request);
  const requestedAt = cache.versions.now();
  const refuse = () => refuseOrSendOutdated(cache, request, reply, bridges);
  for (;;) {
    const cached = cache.responses.find(key);
    if (cached) return sendFinished(cache, cached, request, reply);
    if (bridges && (await bridged(cache, request, reply))) return undefined;
    const another = pendingFor(cache, key);
    // No `await` between finding no pending response and starting one.
    if (!another) break;
    joinFor(another.work, request, reply);
    const made = await another.made;
    // The request timed out meanwhile.
    if (reply.sent) return;
    // Shed work was counted for all its waiting requests, so none of them is retried.
    if (made === 'shed') {
      await refuse();
      return;
    }
    // A response that began before this request may lack a change on which it depends.
    if (made && (made.madeAt >= requestedAt || isCurrent(made)))
      return sendFinished(cache, made, request, reply);
  }
  cache.responses.tally.misses += 1;
  const pending = startPending(cache, key, enterFor(cache.queue, request, reply));
  return beginPending(cache, request, pending, refuse);
};

const isLasting = ({ status }: FinishedResponse, reply: FastifyReply): boolean =>
  (status === 200 || status === 404 || status === 410) && !reply.hasHeader('set-cookie');

/** Sends a response through Fastify, for the request that made it. */
const sendThrough = (request: FastifyRequest, reply: FastifyReply, variant: Variant): Buffer | null => {
  const unchanged = request.method === 'GET' && isUnchanged(request.raw, reply.statusCode, variant);
  const headers = unchanged ? variant.unchangedHeaders : variant.headers;
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  if (!unchanged) return variant.bytes;
  reply.code(304).removeHeader('content-length');
  return null;
};

/**
 * Caches the responses of a scope's routes by URL until data that they depend on changes, and sends cached ones in the
 * first hook. Concurrent requests share one pending response. Requests with a session bypass the cache.
 */
export const cacheResponses = (
  app: FastifyInstance,
  cache: ResponseCache,
  { scopeOf = () => 'queries', isShared, bridges = false }: CachingOptions = {},
): void => {
  app.decorateRequest('pendingResponse', null);
  app.decorateRequest('madeFrom', null);
  app.decorateRequest('holdsUntil', Infinity);
  decorateWithTurns(app);

  // Without a promise, since this is all that runs for a cached response.
  app.addHook('onRequest', (request, reply, done) => {
    if (sendCached(cache, keyOf(request), request.raw, reply.raw)) reply.hijack();
    else rememberRequest(request, reply, done);
  });

  app.addHook('onRequest', async (request, reply) => {
    // Before the queries, so that rows read before a decision never count as newer.
    const copiesFrom = cache.versions.copiesFrom();
    if (copiesFrom !== null) reply.header(copiesFromName, copiesFrom);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && cache.ownWrites.owes(request.raw)) await cache.ownWrites.settle(request.raw);
    if (isShareable(request.raw) && isShared?.(request) !== false)
      return respondFromCache(cache, request, reply, bridges);
    if (isRead && !(await beginTurn(request, enterFor(cache.queue, request, reply))))
      await sendBusy(request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { pendingResponse: pending } = request;
    let cached: CachedResponse | null = null;
    try {
      const body = pending && (await bytesOf(payload, reply));
      if (!body) return payload;
      if (reply.statusCode !== 503) reply.header('cache-control', 'no-cache');
      const response = finish(reply.statusCode, reply.getHeaders(), body);
      const variant = await inEncoding(response, encodingFor(request.headers['accept-encoding']));
      const { versions } = cache;
      const wanted = scopeOf(request);
      const scope = wanted === 'queries' ? scopeOfQueries(request.madeFrom ?? [], versions) : wanted;
      const key = keyOf(request);
      cached = {
        response,
        madeAt: pending.madeAt ?? versions.now(),
        changes: versions.changesOf(scope ?? 'everything'),
        shared: versions.shared,
        until: request.holdsUntil,
        knownAt: pending.knownAt,
        renew: bridges ? renewalOf(request, () => cache.pending.has(key)) : null,
        renewedAt: isRenewal(request.raw) ? pending.knownAt : null,
        hits: 0,
      };
      if (scope && isLasting(response, reply) && isWorthCaching(key)) cache.responses.put(key, cached);
      return sendThrough(request, reply, variant);
    } finally {
      // Always releases the requests that wait for this response, and its turn.
      pending?.finish(cached);
      endTurn(request);
    }
  });
};
