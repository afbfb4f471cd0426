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
import type { OwnWritesReader } from './own-writes.ts';
import { bytesOf } from './payload.ts';
import type { Scope, SeasonVersions } from './season-versions.ts';
import type { Kept, Shelf } from './shelf.ts';

/** An answer that is being made: others who ask for the same meanwhile wait for it. */
export type Making = {
  readonly madeAt: number;
  readonly made: Promise<Kept | null>;
  readonly finish: (kept: Kept | null) => void;
};

export type Keeper = {
  readonly shelf: Shelf;
  readonly versions: SeasonVersions;
  readonly making: Map<string, Making>;
  readonly ownWrites: OwnWritesReader;
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

const startMaking = (keeper: Keeper, key: string): Making => {
  const { promise, resolve } = Promise.withResolvers<Kept | null>();
  // The moment is noted before any query runs, so that no answer can claim to be newer than it is.
  const making: Making = {
    madeAt: keeper.versions.now(),
    made: promise,
    finish: (kept) => {
      if (keeper.making.get(key) === making) keeper.making.delete(key);
      resolve(kept);
    },
  };
  keeper.making.set(key, making);
  return making;
};

/** Answers from what is kept or from what another request is making, or else notes that this request makes it. */
const answerFromKept = async (
  keeper: Keeper,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const key = keyOf(request);
  const making = keeper.making.get(key);
  const kept =
    keeper.shelf.find(key) ?? (making?.madeAt === keeper.versions.now() ? await making.made : null);
  if (!kept) {
    keeper.shelf.tally.misses += 1;
    request.making = startMaking(keeper, key);
    return;
  }
  const variant = await inEncoding(kept.answer, encodingFor(request.headers['accept-encoding']));
  keeper.shelf.tally.hits += 1;
  keeper.shelf.recount(key, kept);
  reply.hijack();
  send(request.raw, reply.raw, kept.answer.status, variant);
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

  // Without a promise: this is all that happens for an answer that is kept.
  app.addHook('onRequest', (request, reply, done) => {
    if (answerFromShelf(keeper, keyOf(request), request.raw, reply.raw)) reply.hijack();
    else done();
  });

  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && keeper.ownWrites.owes(request.raw)) await keeper.ownWrites.settle(request.raw);
    if (!isShareable(request.raw) || isShared?.(request) === false) return;
    await answerFromKept(keeper, request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { making } = request;
    if (!making) return payload;
    let kept: Kept | null = null;
    try {
      const body = await bytesOf(payload, reply);
      if (!body) return payload;
      reply.header('cache-control', 'no-cache');
      const answer = finish(reply.statusCode, reply.getHeaders(), body);
      const variant = await inEncoding(answer, encodingFor(request.headers['accept-encoding']));
      const scope = scopeOf(request);
      kept = { answer, madeAt: making.madeAt, changes: keeper.versions.changesOf(scope ?? 'everything') };
      const key = keyOf(request);
      if (scope && isLasting(answer, reply) && isWorthKeeping(key)) keeper.shelf.put(key, kept);
      return sendThrough(request, reply, variant);
    } finally {
      // Whatever became of the answer, nobody may wait for it any longer.
      making.finish(kept);
    }
  });
};
