import type { Position } from '@rondelle/contracts/log/event.ts';
import type { Aside } from '@rondelle/projections/engine/asides.ts';
import type { Entry } from '@rondelle/projections/engine/take.ts';
import { projectParts, type Retried } from './batch.ts';
import { projectCarefully } from './carefully.ts';
import type { ChangedRows } from './changed-topics.ts';
import { locks } from './locks.ts';
import type { Part } from './part.ts';
import { atOnce } from './read-model/at-once.ts';
import type { ReadModel } from './read-model/read-model.ts';
import { isRowFault } from './row-fault.ts';
import { saveAsides } from './set-aside.ts';
import {
  areHeld,
  CheckpointMoved,
  type Claim,
  moveCheckpoints,
  type SeasonVersions,
  writeSeasonVersions,
} from './state.ts';

/** One transaction: what is brought in, for which shards, and to where. */
export type Work = {
  readonly claims: readonly Claim[];
  readonly events: readonly Entry[];
  readonly partsOf: (events: readonly Entry[]) => readonly Part[];
  readonly retried: Retried;
  readonly versions: SeasonVersions;
  readonly to: Position;
  /** Whether rows of all seasons may be written: then no other shard writes meanwhile. */
  readonly alone: boolean;
};
/** What a transaction has changed: rows, and what is set aside or no longer is. */
export type Committed = {
  readonly changed: readonly ChangedRows[];
  readonly setAside: readonly Aside[];
  readonly backAgain: readonly Aside[];
};

// The views can be made again from the log, so a commit need not wait for the disk: after a crash of the database rows
// and checkpoints are both a moment older, and the projector goes on from there.
const begin = (alone: boolean): string =>
  `BEGIN; SET LOCAL synchronous_commit TO off; SELECT pg_advisory_xact_lock${alone ? '' : '_shared'}(${locks.batch})`;

/** The tables that are read from, not their twins. */
export const itself = (table: string): string => table;

type Bring = () => Promise<readonly ChangedRows[]>;

const inTransaction = async (
  model: ReadModel,
  work: Work,
  beforehand: () => Promise<void>,
  bring: Bring,
): Promise<Committed> => {
  const { client, asides } = model;
  await client.query(begin(work.alone));
  let back: (() => void) | null = null;
  try {
    await beforehand();
    back = asides.mark();
    const changed = await bring();
    const { put: setAside, gone: backAgain } = await saveAsides(client, asides);
    await atOnce(client, [
      () => writeSeasonVersions(client, work.versions),
      () => moveCheckpoints(client, work.claims, work.to),
    ]);
    await client.query('COMMIT');
    return { changed, setAside, backAgain };
  } catch (error) {
    // A connection that is gone has rolled back by itself; what matters is the first error.
    const isLost = await client.query('ROLLBACK').then(
      async () => !(await areHeld(client, work.claims)),
      () => false,
    );
    back?.();
    // After all that was on its way when it failed.
    model.rows.forget();
    // What others have brought in already can't be brought in again: that is no row's fault.
    throw isLost ? new CheckpointMoved('the shards are in other hands') : error;
  }
};

/** Rows, what is set aside, versions and checkpoints, together or not at all. Fails where the database is in trouble. */
export const commit = async (
  model: ReadModel,
  work: Work,
  beforehand: () => Promise<void> = async () => undefined,
): Promise<Committed> => {
  const { events, partsOf, retried } = work;
  try {
    return await inTransaction(model, work, beforehand, async () => [
      await projectParts(model, partsOf(events), retried),
    ]);
  } catch (error) {
    if (!isRowFault(error)) throw error;
    return inTransaction(model, work, beforehand, () => projectCarefully(model, events, partsOf));
  }
};
