import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { createQuarantine } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Plan } from '@rondelle/projections/views/engine/plan.ts';
import type { Entry } from '@rondelle/projections/views/engine/apply-events.ts';
import type { ClientBase } from 'pg';
import { projectParts } from '../batch.ts';
import { bisectBatch } from '../bisect-batch.ts';
import type { Part } from '../part.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { forgetNotesOf } from '../later/notes.ts';
import { locks } from '../locks.ts';
import { isEvent, type LogReader } from '../log-reader.ts';
import { createTableSql, dropTableSql, keySql, nextOf, quoted, swapSql } from '../read-model/ddl.ts';
import { createGroupRows } from '../read-model/group-rows.ts';
import { noteLog } from '../log-identity.ts';
import { isRowError } from '../row-error.ts';
import { hasQuarantined, replaceQuarantine } from '../quarantine.ts';
import { partsWithin, routingOf } from '../shards/routing.ts';
import {
  furthestOf,
  readCheckpoints,
  settleCheckpoints,
  type ShardCheckpoint,
  touchedBy,
  writeSeasonVersions,
} from '../state.ts';
import { noteView } from '../views.ts';
import type { Filled } from './fill.ts';

export type Swap = {
  readonly client: ClientBase;
  readonly log: LogReader;
  /** The plan of all views that have a `_next` table. */
  readonly plan: Plan;
  /** The views to replace; the other `_next` tables only serve to compute these. */
  readonly replaced: readonly AnyView[];
  readonly replacesAll: boolean;
};

const modelOf = ({ client, log, plan }: Swap, { asides }: Filled): ReadModel => {
  // As in live projection, waiting events are read again from the log, not cached.
  asides.takeChanges();
  return {
    client,
    plan,
    naming: nextOf,
    rows: createGroupRows(nextOf),
    quarantine: asides,
    log,
    isOwn: () => true,
  };
};

/** Advances the `_next` tables to a position (null: the head), with the code that runs live. */
const advance = async (swap: Swap, filled: Filled, to: Position | null, bisects = false): Promise<Filled> => {
  const { log, plan } = swap;
  const model = modelOf(swap, filled);
  const routing = routingOf(plan);
  const { asides } = filled;
  const versions = new Map(filled.versions);
  let { position } = filled;
  if (to && comparePositions(position, to) >= 0) return filled;
  for await (const page of log.readAll(position)) {
    const entries = to ? page.filter((entry) => comparePositions(entry.position, to) <= 0) : page;
    const events = entries.filter(isEvent);
    const partsOf = (some: readonly Entry[]) =>
      partsWithin(routing, some, () => some.at(-1)?.position ?? origin);
    if (bisects) await bisectBatch(model, events, partsOf);
    else await projectParts(model, partsOf(events));
    touchedBy(events, versions);
    position = entries.at(-1)?.position ?? position;
    if (entries.length < page.length) break;
  }
  return { position, versions, asides };
};

const hasEvents = ({ events }: Part): boolean => events.length > 0;

/** Advances the `_next` tables of some views to the position of each shard, none of which is before `filled`. */
const advanceToShards = async (
  swap: Swap,
  filled: Filled,
  checkpoints: readonly ShardCheckpoint[],
): Promise<void> => {
  const { log, plan } = swap;
  const { position } = filled;
  const model = modelOf(swap, filled);
  const routing = routingOf(plan);
  const reached = new Map(checkpoints.map((checkpoint) => [checkpoint.shard, checkpoint.position]));
  const end = furthestOf(checkpoints);
  if (comparePositions(position, end) >= 0) return;
  for await (const page of log.readAll(position)) {
    const parts = partsWithin(routing, page.filter(isEvent), (shard) => reached.get(shard) ?? origin);
    if (parts.some(hasEvents)) await projectParts(model, parts);
    if (comparePositions(page.at(-1)?.position ?? end, end) >= 0) break;
  }
};

/** Runs work in a transaction; an error rolls back the database and the quarantine in memory. */
const inTransaction = async <T>(
  { client }: Swap,
  { asides }: Filled,
  begin: string,
  work: () => Promise<T>,
): Promise<T> => {
  const back = asides.mark();
  try {
    await client.query(begin);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    back();
    throw error;
  }
};

/** Runs the work; when the database refuses a row, runs it again by bisection. */
const bisectOnRowError = async <T>(work: (bisects: boolean) => Promise<T>): Promise<T> => {
  try {
    return await work(false);
  } catch (error) {
    if (!isRowError(error)) throw error;
    return work(true);
  }
};

/**
 * Projects the events recorded while the tables were filled, in its own transaction, so that the swap has little to do.
 */
export const catchUpNext = (swap: Swap, filled: Filled, to: Position | null): Promise<Filled> =>
  bisectOnRowError((bisects) =>
    inTransaction(swap, filled, 'BEGIN; SET LOCAL synchronous_commit TO off', () =>
      advance(swap, filled, to, bisects),
    ),
  );

/** Creates empty `_next` tables, to be filled from the first event when COPY fails. */
export const emptyNextTables = async ({ client, plan }: Swap): Promise<Filled> => {
  for (const { table } of plan.views) {
    const next = nextOf(table.name);
    const made = [dropTableSql(next), createTableSql(table, next), ...keySql(table, next)];
    await client.query(made.join('; '));
  }
  return { position: origin, versions: new Map(), asides: createQuarantine() };
};

/** Thrown when a partial rebuild would quarantine an item: only a rebuild of all views can record it. */
export class FullRebuildNeeded extends Error {
  override name = 'QuarantinedMeanwhile';
}

const replaceTables = async ({ client, plan, replaced }: Swap): Promise<void> => {
  const names = replaced.map(({ table }) => quoted(table.name)).sort();
  // All tables at once in a fixed order, so that readers of several tables cannot deadlock with the swap.
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await client.query(replaced.flatMap(({ table }) => swapSql(table)).join('; '));
  for (const view of replaced) await noteView(client, view, 'live');
  await forgetNotesOf(
    client,
    replaced.map(({ name }) => name),
  );
  const left = plan.views.filter((view) => !replaced.includes(view));
  for (const { table } of left) await client.query(`DROP TABLE ${quoted(nextOf(table.name))}`);
};

const replaceAll = async (swap: Swap, filled: Filled, end: Position, bisects: boolean): Promise<Position> => {
  const { client } = swap;
  const { position, versions, asides } = await advance(swap, filled, end, bisects);
  await replaceTables(swap);
  await replaceQuarantine(client, asides);
  await client.query('DELETE FROM season_versions');
  await writeSeasonVersions(client, versions);
  await noteLog(client, swap.log);
  await settleCheckpoints(client, position);
  return position;
};

const replace = async (swap: Swap, filled: Filled, bisects: boolean): Promise<Position> => {
  const { client } = swap;
  const checkpoints = await readCheckpoints(client);
  const end = furthestOf(checkpoints);
  if (swap.replacesAll) return replaceAll(swap, filled, end, bisects);
  if (bisects) throw new FullRebuildNeeded('the database refuses a row');
  await advanceToShards(swap, filled, checkpoints);
  if (!filled.asides.isEmpty() || (await hasQuarantined(client)))
    throw new FullRebuildNeeded('something is quarantined');
  await replaceTables(swap);
  await settleCheckpoints(client, null);
  return end;
};

const beginSwap = `BEGIN; SET LOCAL lock_timeout TO '3s'; SELECT pg_advisory_xact_lock(${locks.batch})`;

/**
 * Replaces the tables and moves the checkpoints in one transaction, while no batch is being written. All views: the new
 * tables may be ahead of the live ones, and every shard's checkpoint follows. Some views: their rows reach exactly the
 * checkpoint of the shard that writes them.
 */
export const swapTables = (swap: Swap, filled: Filled): Promise<Position> =>
  bisectOnRowError((bisects) => inTransaction(swap, filled, beginSwap, () => replace(swap, filled, bisects)));
