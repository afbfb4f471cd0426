import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { networkOf } from '../membership/network.ts';
import { TooMuchWaitsError } from '../errors/unavailable.ts';
import type { EndTurn, QueuedWork, WorkQueue } from './queued-work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends this request's turn in the work queue; null when it has none. */
    endTurn: EndTurn | null;
    /** The work of this request's turn; null when it has none. */
    work: QueuedWork | null;
  }
}

const currentRequest = new AsyncLocalStorage<FastifyRequest>();

/** A hook that stores the current request, so that `inTurnOf` can end its turn. */
export const rememberRequest = (
  request: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void => currentRequest.run(request, done);

/** The request being handled. */
export const requestInTurn = (): FastifyRequest | undefined => currentRequest.getStore();

export const decorateWithTurns = (app: FastifyInstance): void => {
  app.decorateRequest('endTurn', null);
  app.decorateRequest('work', null);
};

/** Ends the turn; must be called when the response is made, also after an error. */
export const endTurn = (request: FastifyRequest): void => {
  request.endTurn?.();
  request.endTurn = null;
};

/**
 * Ends the turn of the current request for good, because the request begins to wait for a thread. The number of
 * requests that wait like this must be bounded elsewhere.
 */
export const endOwnTurn = (): void => {
  const request = requestInTurn();
  if (request) endTurn(request);
};

const doIn = async <T>(turn: QueuedWork['turn'], work: () => Promise<T>): Promise<T> => {
  const end = await turn;
  if (!end) throw new TooMuchWaitsError();
  try {
    return await work();
  } finally {
    end();
  }
};

/**
 * Runs work in a turn of another queue. The request that needs the work ends its own turn for good, so that other
 * requests do not wait for it. Throws `TooMuchWaitsError` when the work was shed.
 */
export const inTurnOf = <T>(queue: WorkQueue, work: () => Promise<T>): Promise<T> => {
  const request = requestInTurn();
  const turn = request?.work?.moveTo(queue) ?? queue.enter('').turn;
  if (request) endTurn(request);
  return doIn(turn, work);
};

export type SharedTurns = {
  /** Runs work in a turn; it continues when the request that started it disconnects. */
  readonly begin: <T>(work: () => Promise<T>) => Promise<T>;
  /** Adds the current request to started work; the work then ranks by the address with the fewest requests. */
  readonly join: (begun: Promise<unknown>) => void;
};

const networkInTurn = (): string => {
  const request = requestInTurn();
  return request ? networkOf(request.ip) : '';
};

/**
 * Turns of a queue for work that several requests may wait for. Each such request ends its own turn. Throws
 * `TooMuchWaitsError` when it was shed.
 */
export const sharedTurnsOf = (queue: WorkQueue): SharedTurns => {
  const works = new WeakMap<Promise<unknown>, QueuedWork>();
  return {
    begin: (work) => {
      endOwnTurn();
      const queued = queue.enter(networkInTurn());
      const begun = doIn(queued.turn, work);
      works.set(begun, queued);
      return begun;
    },
    join: (begun) => {
      endOwnTurn();
      works.get(begun)?.join(networkInTurn());
    },
  };
};
