import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

/** How far the views in one database are: position and number of rebuilds of every shard. */
export type Checkpoints = ReadonlyMap<string, { readonly position: Position; readonly generation: number }>;

export const readCheckpoints = async (db: Db): Promise<Checkpoints> => {
  const rows = await db
    .selectFrom('checkpoints')
    .select(['shard', 'position', 'generation'])
    .limit(1_000)
    .execute();
  return new Map(rows.map(({ shard, position, generation }) => [shard, { position, generation }]));
};

const isAt = (checkpoints: Checkpoints, shard: string, position: Position): boolean => {
  const found = checkpoints.get(shard);
  return found !== undefined && comparePositions(found.position, position) >= 0;
};

/** Returns whether the views include the change of a hint. */
export const holds = (checkpoints: Checkpoints, { seasonIds, position }: ChangeHint): boolean => {
  const shards = seasonIds === 'all' ? [...checkpoints.keys()] : seasonIds.map(shardOfSeason);
  return shards.every((shard) => isAt(checkpoints, shard, position));
};

/** Returns whether a replica includes everything that the primary had. */
export const isAsFar = (replica: Checkpoints, primary: Checkpoints): boolean =>
  [...primary].every(
    ([shard, { position, generation }]) =>
      isAt(replica, shard, position) && replica.get(shard)?.generation === generation,
  );
