import type { Position } from '@rondelle/contracts/log/event.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Entry } from '@rondelle/projections/views/engine/apply-events.ts';
import { projectParts, type Retried } from './batch.ts';
import { bisectBatch } from './bisect-batch.ts';
import type { ChangedRows } from './changed-topics.ts';
import { locks } from './locks.ts';
import type { Part } from './part.ts';
import { pipelineQueries } from './read-model/pipeline.ts';
import type { ReadModel } from './read-model/read-model.ts';
import { isRowError } from './row-error.ts';
import { saveQuarantine } from './quarantine.ts';
import {
  areHeld,
  CheckpointMoved,
  type Claim,
  moveCheckpoints,
  type SeasonVersions,
  writeSeasonVersions,
} from './state.ts';

/** One transaction: the events, the shards' claims and the position to reach. */
export type Work = {
  readonly claims: readonly Claim[];
  readonly events: readonly Entry[];
  readonly partsOf: (events: readonly Entry[]) => readonly Part[];
  readonly retried: Retried;
  readonly versions: SeasonVersions;
  readonly to: Position;
  /** True when the transaction may write rows of all seasons, and so excludes every other shard. */
  readonly alone: boolean;
};
/** Changes of a transaction: rows, newly quarantined items, and items that could be projected again. */
export type Committed = {
  readonly changed: readonly ChangedRows[];
  readonly quarantined: readonly Quarantined[];
  readonly released: readonly Quarantined[];
  /** The versions of the touched seasons before this transaction. */
  readonly before: SeasonVersions;
};

// The views can be rebuilt from the log, so a commit does not wait for the disk. After a crash of the database, rows
// and checkpoints are both slightly older, and the projector continues from there.
const begin = (alone: boolean): string =>
  `BEGIN; SET LOCAL synchronous_commit TO off; SELECT pg_advisory_xact_lock${alone ? '' : '_shared'}(${locks.batch})`;

/** The naming of the live tables, as opposed to their `_next` twins. */
export const liveNaming = (table: string): string => table;

/** Steps around the changes of a transaction. */
type Frame = {
  /** True when the transaction may write rows of all seasons, and so excludes every other shard. */
  readonly alone: boolean;
  readonly beforehand: () => Promise<void>;
  /** Returns the changed rows. */
  readonly project: () => Promise<readonly ChangedRows[]>;
  /** Ends the work; throws `CheckpointMoved` when another process has the shards. Returns the previous versions. */
  readonly settle: () => Promise<SeasonVersions>;
  readonly isHeld: () => Promise<boolean>;
};

export const inTransaction = async (
  { client, quarantine: asides, rows }: ReadModel,
  { alone, beforehand, project: bring, settle, isHeld }: Frame,
): Promise<Committed> => {
  await client.query(begin(alone));
  let back: (() => void) | null = null;
  try {
    await beforehand();
    back = asides.mark();
    const changed = await bring();
    const { put: quarantined, removed: released } = await saveQuarantine(client, asides);
    const before = await settle();
    await client.query('COMMIT');
    return { changed, quarantined, released, before };
  } catch (error) {
    // A lost connection has rolled back already; the first error is the one to report.
    const isLost = await client.query('ROLLBACK').then(
      async () => !(await isHeld()),
      () => false,
    );
    back?.();
    // Only after the rollback, when no running query can still fill the cache.
    rows.forget();
    // When another process has the shards, the error is not caused by a row.
    throw isLost ? new CheckpointMoved('another process holds the shards') : error;
  }
};

/** Commits rows, quarantine, versions and checkpoints together. Throws when the database is in trouble. */
export const commit = async (
  model: ReadModel,
  { claims, events, partsOf, retried, versions, to, alone }: Work,
  beforehand: () => Promise<void> = async () => undefined,
): Promise<Committed> => {
  const { client } = model;
  const frame = {
    alone,
    beforehand,
    settle: async () => {
      let before: SeasonVersions = new Map();
      await pipelineQueries(client, [
        async () => {
          before = await writeSeasonVersions(client, versions);
        },
        () => moveCheckpoints(client, claims, to),
      ]);
      return before;
    },
    isHeld: () => areHeld(client, claims),
  };
  try {
    const bring = async () => [await projectParts(model, partsOf(events), retried)];
    return await inTransaction(model, { ...frame, project: bring });
  } catch (error) {
    if (!isRowError(error)) throw error;
    return inTransaction(model, { ...frame, project: () => bisectBatch(model, events, partsOf) });
  }
};
