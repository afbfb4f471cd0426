import type { Position, Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { planOf } from '@rondelle/projections/engine/plan.ts';
import type { PoolClient } from 'pg';
import { projectBatch, type ReadModel } from './batch.ts';
import { locks } from './locks.ts';
import { isEvent, type LogEntry } from './log-reader.ts';
import { createGroupRows } from './read-model/group-rows.ts';
import { type Checkpoint, moveCheckpoint, readCheckpoint, touchedBy, writeSeasonVersions } from './state.ts';

/** The views on one connection, brought forward batch by batch. */
export type Projector = {
  readonly checkpoint: () => Checkpoint;
  /** One transaction: rows, season versions and checkpoint. Answers the events among the entries. */
  readonly project: (entries: readonly LogEntry[]) => Promise<readonly Recorded[]>;
};

// The views can be made again from the log, so a commit need not wait for the disk: after a crash of the database rows
// and checkpoint are both a moment older, and the projector goes on from there.
const begin = `BEGIN; SET LOCAL synchronous_commit TO off; SELECT pg_advisory_xact_lock(${locks.batch})`;

const commit = async (model: ReadModel, events: readonly Recorded[], from: Checkpoint, to: Position) => {
  const { client } = model;
  await client.query(begin);
  try {
    await projectBatch(model, events);
    await writeSeasonVersions(client, touchedBy(events));
    await moveCheckpoint(client, from, to);
    await client.query('COMMIT');
  } catch (error) {
    model.rows.forget();
    // A connection that is gone has rolled back by itself; what matters is the first error.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

const itself = (table: string): string => table;

/** For the holder of the projector's lock, on the connection that holds it: if it is lost, so is the batch. */
export const createProjector = async (client: PoolClient, views: readonly AnyView[]): Promise<Projector> => {
  const model: ReadModel = { client, plan: planOf(views), naming: itself, rows: createGroupRows(itself) };
  let checkpoint = await readCheckpoint(client);
  return {
    checkpoint: () => checkpoint,
    project: async (entries) => {
      const to = entries.at(-1)?.position;
      if (to === undefined) return [];
      const events = entries.filter(isEvent);
      await commit(model, events, checkpoint, to);
      checkpoint = { ...checkpoint, position: to };
      return events;
    },
  };
};
