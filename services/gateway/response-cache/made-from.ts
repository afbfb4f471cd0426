import { requestInTurn } from '../load/own-turn.ts';
import type { NarrowScope } from './scope.ts';

/** The dependencies of one query's output, or else its input. */
export type MadeFrom = { readonly only: readonly NarrowScope[] } | { readonly input: unknown };

declare module 'fastify' {
  interface FastifyRequest {
    /** The dependencies of each query of a cacheable response; null when nothing is cached. */
    madeFrom: MadeFrom[] | null;
    /** When the response expires at the latest, by `performance.now()`. */
    holdsUntil: number;
  }
}

/** Records the dependencies of a query of the current request. */
export const noteMadeFrom = (from: MadeFrom): void => void requestInTurn()?.madeFrom?.push(from);

/** Limits how long the response to the current request may be cached, in ms, regardless of its dependencies. */
export const noteHoldsFor = (ms: number): void => {
  const request = requestInTurn();
  if (request) request.holdsUntil = Math.min(request.holdsUntil, performance.now() + ms);
};
