import { allShards, type Shard } from '@rondelle/projections/views/engine/shards.ts';
import type { ClientBase } from 'pg';
import { locks } from '../locks.ts';
import type { Claim } from '../state.ts';

const numberOf = (shard: Shard): number => allShards.indexOf(shard);

/** Locks those of the shards that are free and returns them. The connection holds them until it unlocks or closes. */
export const lockShards = async (client: ClientBase, shards: readonly Shard[]): Promise<readonly Shard[]> => {
  const { rows } = await client.query<{ number: number }>(
    'SELECT number FROM unnest($2::integer[]) AS s (number) WHERE pg_try_advisory_lock($1, number)',
    [locks.shard, shards.map(numberOf)],
  );
  const locked = new Set(rows.map(({ number }) => number));
  return shards.filter((shard) => locked.has(numberOf(shard)));
};

export const releaseShards = async (client: ClientBase, shards: readonly Shard[]): Promise<void> => {
  await client.query('UPDATE checkpoints SET holder = NULL WHERE shard = ANY ($1)', [shards]);
  await client.query('SELECT pg_advisory_unlock($1, number) FROM unnest($2::integer[]) AS s (number)', [
    locks.shard,
    shards.map(numberOf),
  ]);
};

/**
 * Begins a new term for shards that this connection has locked. A previous holder that has not noticed the loss can
 * commit nothing from now on.
 */
export const beginTerm = async (
  client: ClientBase,
  holder: string | null,
  shards: readonly Shard[],
): Promise<readonly Claim[]> => {
  const { rows } = await client.query<Claim>(
    // Unlike an update, `FOR UPDATE` also waits for a transaction that only holds the term (`holdTerm`).
    `WITH locked AS (SELECT shard FROM checkpoints WHERE shard = ANY ($2) ORDER BY shard FOR UPDATE)
     UPDATE checkpoints c SET term = term + 1, holder = $1 FROM locked WHERE c.shard = locked.shard
     RETURNING c.shard, c.position, c.generation, c.term`,
    [holder, shards],
  );
  return allShards.flatMap((shard) => rows.filter((row) => row.shard === shard));
};
