import { requestInTurn } from '../load/own-turn.ts';
import type { NarrowScope } from './scope.ts';

/** What the output of one query depends on, or else its input. */
export type MadeFrom = { readonly only: readonly NarrowScope[] } | { readonly input: unknown };

declare module 'fastify' {
  interface FastifyRequest {
    /** What each query of a cacheable response depends on; null where nothing is cached. */
    madeFrom: MadeFrom[] | null;
  }
}

/** Notes what a query of the request that is being answered depends on. */
export const noteMadeFrom = (from: MadeFrom): void => void requestInTurn()?.madeFrom?.push(from);
