import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import type { Pool } from 'pg';
import { withMemberClient } from '../shards/membership.ts';
import { CheckpointMoved, type Claim } from '../state.ts';
import { type ComputedGroup, createDeferredComputer, type DeferredComputer } from './compute-later.ts';

export type LaterRequest = {
  /** The projector that holds the shards, and its initial claims. */
  readonly id: string;
  readonly claims: readonly Claim[];
  /** Names of groups that are not to be computed now. */
  readonly resting: readonly string[];
};
/** Computes the group that was noted first, in this thread or in another one. */
export type LaterWork = (request: LaterRequest) => Promise<ComputedGroup | 'lost' | null>;

const termsOf = (claims: readonly Claim[]): string =>
  claims.map(({ shard, term, generation }) => `${shard} ${term} ${generation}`).join();

/** Computes in this thread. Caches rows and memories while the same shards are held. */
export const laterInSameThread = (pool: Pool, views: readonly AnyView[]): LaterWork => {
  let held: { readonly terms: string; readonly later: DeferredComputer } | null = null;
  return async ({ id, claims, resting }) => {
    const terms = `${id} ${termsOf(claims)}`;
    if (held?.terms !== terms) held = { terms, later: createDeferredComputer(views, claims) };
    const { later } = held;
    try {
      return await withMemberClient({ pool, id }, (client) => later.next(client, resting));
    } catch (error) {
      if (error instanceof CheckpointMoved) return 'lost';
      throw error;
    }
  };
};
