import type { Position } from '@rondelle/contracts/log/event.ts';
import type { Shard } from '@rondelle/projections/engine/shards.ts';
import type { PoolClient } from 'pg';
import { type Part, projectParts, type ReadModel } from './batch.ts';
import type { ChangedRows } from './changed-topics.ts';
import { locks } from './locks.ts';
import { atOnce } from './read-model/at-once.ts';
import type { GroupRows } from './read-model/group-rows.ts';
import type { Routing } from './shards/routing.ts';
import {
  areHeld,
  CheckpointMoved,
  type Claim,
  moveCheckpoints,
  type SeasonVersions,
  writeSeasonVersions,
} from './state.ts';

/** Nothing of these shards' batch has been written. */
export class ShardsFailed extends Error {
  override name = 'ShardsFailed';
  readonly shards: readonly Shard[];

  constructor(shards: readonly Shard[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.shards = shards;
  }
}

/** One transaction: what is brought in, for which shards, and to where. */
export type Work = {
  readonly claims: readonly Claim[];
  readonly parts: readonly Part[];
  readonly versions: SeasonVersions;
  readonly to: Position;
  readonly rows: GroupRows;
  /** Whether rows of all seasons may be written: then no other shard writes meanwhile. */
  readonly alone: boolean;
};

// The views can be made again from the log, so a commit need not wait for the disk: after a crash of the database rows
// and checkpoints are both a moment older, and the projector goes on from there.
const begin = (alone: boolean): string =>
  `BEGIN; SET LOCAL synchronous_commit TO off; SELECT pg_advisory_xact_lock${alone ? '' : '_shared'}(${locks.batch})`;

/** The tables that are read from, not their twins. */
export const itself = (table: string): string => table;

/** Rows, versions and checkpoints, together or not at all; rejects with `ShardsFailed`. */
export const commit = async (
  client: PoolClient,
  { plan }: Routing,
  work: Work,
  beforehand: () => Promise<void> = async () => undefined,
): Promise<ChangedRows> => {
  const model: ReadModel = { client, plan, naming: itself, rows: work.rows };
  await client.query(begin(work.alone));
  try {
    await beforehand();
    const changed = await projectParts(model, work.parts);
    await atOnce(client, [
      () => writeSeasonVersions(client, work.versions),
      () => moveCheckpoints(client, work.claims, work.to),
    ]);
    await client.query('COMMIT');
    return changed;
  } catch (error) {
    // A connection that is gone has rolled back by itself; what matters is the first error.
    const isLost = await client.query('ROLLBACK').then(
      async () => !(await areHeld(client, work.claims)),
      () => false,
    );
    // After all that was on its way when it failed.
    work.rows.forget();
    throw new ShardsFailed(
      work.claims.map(({ shard }) => shard),
      // What others have brought in already can't be brought in again: that is no event's fault.
      isLost ? new CheckpointMoved('the shards are in other hands') : error,
    );
  }
};
