import { requestInTurn } from '../load/own-turn.ts';
import type { NarrowScope } from './scope.ts';

/** What the output of one query depends on, or else its input. */
export type MadeFrom = { readonly only: readonly NarrowScope[] } | { readonly input: unknown };

declare module 'fastify' {
  interface FastifyRequest {
    /** What each query of a cacheable response depends on; null where nothing is cached. */
    madeFrom: MadeFrom[] | null;
    /** Until when the response may be cached at most, by `performance.now()`. */
    holdsUntil: number;
  }
}

/** Notes what a query of the request that is being answered depends on. */
export const noteMadeFrom = (from: MadeFrom): void => void requestInTurn()?.madeFrom?.push(from);

/** Notes that the response to the request that is being answered holds for at most so many ms, whatever it is made from. */
export const noteHoldsFor = (ms: number): void => {
  const request = requestInTurn();
  if (request) request.holdsUntil = Math.min(request.holdsUntil, performance.now() + ms);
};
