import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFromShelf } from './answer-first.ts';
import { encodingFor } from './encoding.ts';
import {
  type FinishedAnswer,
  finish,
  inEncoding,
  isUnchanged,
  send,
  type Variant,
} from './finished-answer.ts';
import { isShareable, isWorthKeeping } from './keepable.ts';
import { sayBusy } from '../load/busy.ts';
import { beginTurn, endTurn, enterFor, joinFor } from '../load/take-turns.ts';
import type { QueuedWork, WorkQueue } from '../load/work-queue.ts';
import type { OwnWritesReader } from './own-writes.ts';
import { bytesOf } from './payload.ts';
import type { Scope, SeasonVersions, Tick } from './season-versions.ts';
import type { Kept, Shelf } from './shelf.ts';

/** An answer that is being made: others who ask for the same meanwhile wait for it. */
export type Making = {
  /** The moment before its queries ran; null while it waits for its turn. */
  madeAt: Tick | null;
  readonly work: QueuedWork;
  readonly made: Promise<Kept | null>;
  readonly finish: (kept: Kept | null) => void;
};

export type Keeper = {
  readonly shelf: Shelf;
  readonly versions: SeasonVersions;
  readonly making: Map<string, Making>;
  readonly ownWrites: OwnWritesReader;
  /** What is not kept waits there for its turn to be made. */
  readonly queue: WorkQueue;
};
export type Keeping = {
  /** What the answer was made from, asked when it is made; null where it must not be kept. */
  readonly scopeOf: (request: FastifyRequest) => Scope | null;
  /** Whether the URL alone says what this request's route will answer (default: always). */
  readonly isShared?: (request: FastifyRequest) => boolean;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request makes an answer that can be kept. */
    making: Making | null;
  }
}

const keyOf = (request: FastifyRequest): string => request.raw.url ?? '';

const startMaking = (keeper: Keeper, key: string, work: QueuedWork): Making => {
  const { promise, resolve } = Promise.withResolvers<Kept | null>();
  const making: Making = {
    madeAt: null,
    work,
    made: promise,
    finish: (kept) => {
      if (keeper.making.get(key) === making) keeper.making.delete(key);
      resolve(kept);
    },
  };
  keeper.making.set(key, making);
  return making;
};

/** Waits for the turn. The moment is noted before any query runs, so that no answer can claim to be newer than it is. */
const beginMaking = async (
  keeper: Keeper,
  request: FastifyRequest,
  reply: FastifyReply,
  making: Making,
): Promise<void> => {
  const isTurn = await beginTurn(request, making.work);
  making.madeAt = keeper.versions.now();
  if (isTurn) request.making = making;
  else {
    making.finish(null);
    await sayBusy(request, reply);
  }
};

/** What another request makes of the same, unless something has changed since it began. */
const makingOf = (keeper: Keeper, key: string): Making | undefined => {
  const making = keeper.making.get(key);
  const isCurrent = making && (making.madeAt === null || making.madeAt === keeper.versions.now());
  return isCurrent ? making : undefined;
};

const sendKept = async (
  { shelf }: Keeper,
  kept: Kept,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const variant = await inEncoding(kept.answer, encodingFor(request.headers['accept-encoding']));
  shelf.tally.hits += 1;
  shelf.recount(keyOf(request), kept);
  reply.hijack();
  send(request.raw, reply.raw, kept.answer.status, variant);
};

/** Answers from what is kept or from what another request is making, or else waits until this request may make it. */
const answerFromKept = async (
  keeper: Keeper,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const key = keyOf(request);
  for (;;) {
    const kept = keeper.shelf.find(key);
    if (kept) return sendKept(keeper, kept, request, reply);
    const another = makingOf(keeper, key);
    // Nothing may happen between not finding a making and starting one.
    if (!another) break;
    joinFor(another.work, request, reply);
    const made = await another.made;
    // Its time was up meanwhile.
    if (reply.sent) return;
    if (made) return sendKept(keeper, made, request, reply);
  }
  keeper.shelf.tally.misses += 1;
  const making = startMaking(keeper, key, enterFor(keeper.queue, request, reply));
  return beginMaking(keeper, request, reply, making);
};

const isLasting = ({ status }: FinishedAnswer, reply: FastifyReply): boolean =>
  (status === 200 || status === 404 || status === 410) && !reply.hasHeader('set-cookie');

/** For the request that made the answer, and is on its way through Fastify already. */
const sendThrough = (request: FastifyRequest, reply: FastifyReply, variant: Variant): Buffer | null => {
  const unchanged = request.method === 'GET' && isUnchanged(request.raw, reply.statusCode, variant);
  const headers = unchanged ? variant.unchangedHeaders : variant.headers;
  for (let i = 0; i < headers.length; i += 2) reply.header(headers[i] ?? '', headers[i + 1]);
  if (!unchanged) return variant.bytes;
  reply.code(304).removeHeader('content-length');
  return null;
};

/**
 * Keeps the finished answers of a scope's routes under their URLs, until something that they were made from changes, and
 * sends them from the first hook on. A stampede makes an answer once. What carries a session passes by.
 */
export const keepAnswers = (app: FastifyInstance, keeper: Keeper, { scopeOf, isShared }: Keeping): void => {
  app.decorateRequest('making', null);
  app.decorateRequest('endTurn', null);

  // Without a promise: this is all that happens for an answer that is kept.
  app.addHook('onRequest', (request, reply, done) => {
    if (answerFromShelf(keeper, keyOf(request), request.raw, reply.raw)) reply.hijack();
    else done();
  });

  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && keeper.ownWrites.owes(request.raw)) await keeper.ownWrites.settle(request.raw);
    if (isShareable(request.raw) && isShared?.(request) !== false)
      return answerFromKept(keeper, request, reply);
    if (isRead && !(await beginTurn(request, enterFor(keeper.queue, request, reply))))
      await sayBusy(request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { making } = request;
    let kept: Kept | null = null;
    try {
      const body = making && (await bytesOf(payload, reply));
      if (!body) return payload;
      if (reply.statusCode !== 503) reply.header('cache-control', 'no-cache');
      const answer = finish(reply.statusCode, reply.getHeaders(), body);
      const variant = await inEncoding(answer, encodingFor(request.headers['accept-encoding']));
      const scope = scopeOf(request);
      const madeAt = making.madeAt ?? keeper.versions.now();
      kept = { answer, madeAt, changes: keeper.versions.changesOf(scope ?? 'everything') };
      const key = keyOf(request);
      if (scope && isLasting(answer, reply) && isWorthKeeping(key)) keeper.shelf.put(key, kept);
      return sendThrough(request, reply, variant);
    } finally {
      // Whatever became of the answer, nobody may wait for it any longer, nor for this request's turn to end.
      making?.finish(kept);
      endTurn(request);
    }
  });
};
