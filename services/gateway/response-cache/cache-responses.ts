import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from './cached-first.ts';
import { encodingFor } from './encoding.ts';
import {
  type FinishedResponse,
  finish,
  inEncoding,
  isUnchanged,
  send,
  type Variant,
} from './finished-response.ts';
import { isShareable, isWorthCaching } from './cacheable.ts';
import { sayBusy } from '../load/busy.ts';
import { beginTurn, endTurn, enterFor, joinFor } from '../load/take-turns.ts';
import type { QueuedWork } from '../load/work-queue.ts';
import { bytesOf } from './payload.ts';
import type { CachedResponse } from './cached-responses.ts';
import type { PendingResponse, ResponseCache } from './response-cache.ts';
import type { Scope } from './season-versions.ts';

export type CachingOptions = {
  /** What the response was made from, asked when it is made; null where it must not be cached. */
  readonly scopeOf: (request: FastifyRequest) => Scope | null;
  /** Whether the URL alone says what this request's route will answer (default: always). */
  readonly isShared?: (request: FastifyRequest) => boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request makes a response that can be cached. */
    pendingResponse: PendingResponse | null;
  }
}

const keyOf = (request: FastifyRequest): string => request.raw.url ?? '';

const startPending = (cache: ResponseCache, key: string, work: QueuedWork): PendingResponse => {
  const { promise, resolve } = Promise.withResolvers<CachedResponse | null>();
  const pending: PendingResponse = {
    madeAt: null,
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

/** Waits for the turn. The moment is noted before any query runs, so that no response can claim to be newer than it is. */
const beginPending = async (
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingResponse,
): Promise<void> => {
  const isTurn = await beginTurn(request, pending.work);
  pending.madeAt = cache.versions.now();
  if (isTurn) request.pendingResponse = pending;
  else {
    pending.finish(null);
    await sayBusy(request, reply);
  }
};

/** What another request makes of the same, unless something has changed since it began. */
const pendingFor = (cache: ResponseCache, key: string): PendingResponse | undefined => {
  const pending = cache.pending.get(key);
  const isCurrent = pending && (pending.madeAt === null || pending.madeAt === cache.versions.now());
  return isCurrent ? pending : undefined;
};

const sendFinished = async (
  { responses }: ResponseCache,
  cached: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const variant = await inEncoding(cached.response, encodingFor(request.headers['accept-encoding']));
  responses.tally.hits += 1;
  responses.recount(keyOf(request), cached);
  reply.hijack();
  send(request.raw, reply.raw, cached.response.status, variant);
};

/** Answers from what is cached or from what another request is making, or else waits until this request may make it. */
const answerFromCache = async (
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const key = keyOf(request);
  for (;;) {
    const cached = cache.responses.find(key);
    if (cached) return sendFinished(cache, cached, request, reply);
    const another = pendingFor(cache, key);
    // Nothing may happen between not finding a pending response and starting one.
    if (!another) break;
    joinFor(another.work, request, reply);
    const made = await another.made;
    // Its time was up meanwhile.
    if (reply.sent) return;
    if (made) return sendFinished(cache, made, request, reply);
  }
  cache.responses.tally.misses += 1;
  const pending = startPending(cache, key, enterFor(cache.queue, request, reply));
  return beginPending(cache, request, reply, pending);
};

const isLasting = ({ status }: FinishedResponse, reply: FastifyReply): boolean =>
  (status === 200 || status === 404 || status === 410) && !reply.hasHeader('set-cookie');

/** For the request that made the response, and is on its way through Fastify already. */
const sendThrough = (request: FastifyRequest, reply: FastifyReply, variant: Variant): Buffer | null => {
  const unchanged = request.method === 'GET' && isUnchanged(request.raw, reply.statusCode, variant);
  const headers = unchanged ? variant.unchangedHeaders : variant.headers;
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  if (!unchanged) return variant.bytes;
  reply.code(304).removeHeader('content-length');
  return null;
};

/**
 * Caches the finished responses of a scope's routes under their URLs, until something that they were made from changes, and
 * sends them from the first hook on. A stampede makes a response once. What carries a session passes by.
 */
export const cacheResponses = (
  app: FastifyInstance,
  cache: ResponseCache,
  { scopeOf, isShared }: CachingOptions,
): void => {
  app.decorateRequest('pendingResponse', null);
  app.decorateRequest('endTurn', null);

  // Without a promise: this is all that happens for a cached response.
  app.addHook('onRequest', (request, reply, done) => {
    if (sendCached(cache, keyOf(request), request.raw, reply.raw)) reply.hijack();
    else done();
  });

  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && cache.ownWrites.owes(request.raw)) await cache.ownWrites.settle(request.raw);
    if (isShareable(request.raw) && isShared?.(request) !== false)
      return answerFromCache(cache, request, reply);
    if (isRead && !(await beginTurn(request, enterFor(cache.queue, request, reply))))
      await sayBusy(request, reply);
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
      const scope = scopeOf(request);
      const madeAt = pending.madeAt ?? cache.versions.now();
      cached = { response, madeAt, changes: cache.versions.changesOf(scope ?? 'everything') };
      const key = keyOf(request);
      if (scope && isLasting(response, reply) && isWorthCaching(key)) cache.responses.put(key, cached);
      return sendThrough(request, reply, variant);
    } finally {
      // Whatever became of the response, nobody may wait for it any longer, nor for this request's turn to end.
      pending?.finish(cached);
      endTurn(request);
    }
  });
};
