import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import type { Plan } from '@rondelle/projections/engine/plan.ts';
import type { ClientBase } from 'pg';
import { type Part, projectBatch, projectParts, type ReadModel } from '../batch.ts';
import { locks } from '../locks.ts';
import { isEvent, type LogReader } from '../log-reader.ts';
import { nextOf, quoted, swapSql } from '../read-model/ddl.ts';
import { createGroupRows } from '../read-model/group-rows.ts';
import { noteLog } from '../log-identity.ts';
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
  /** Of all views that have a `_next` table. */
  readonly plan: Plan;
  /** The views to replace; the other `_next` tables only served to compute these. */
  readonly replaced: readonly AnyView[];
  readonly replacesAll: boolean;
};

/** Brings the `_next` tables from one position to another, with the code that runs live. */
const advance = async ({ client, log, plan }: Swap, filled: Filled, to: Position | null): Promise<Filled> => {
  const model: ReadModel = { client, plan, naming: nextOf, rows: createGroupRows(nextOf) };
  const versions = new Map(filled.versions);
  let { position } = filled;
  if (to && comparePositions(position, to) >= 0) return filled;
  for await (const page of log.readAll(position)) {
    const entries = to ? page.filter((entry) => comparePositions(entry.position, to) <= 0) : page;
    const events = entries.filter(isEvent);
    await projectBatch(model, events);
    touchedBy(events, versions);
    position = entries.at(-1)?.position ?? position;
    if (entries.length < page.length) break;
  }
  return { position, versions };
};

const hasEvents = ({ events }: Part): boolean => events.length > 0;

/** Brings the `_next` tables of some views to where each shard stands, which is nowhere before `filled`. */
const advanceToShards = async (
  { client, log, plan }: Swap,
  { position }: Filled,
  checkpoints: readonly ShardCheckpoint[],
): Promise<void> => {
  const model: ReadModel = { client, plan, naming: nextOf, rows: createGroupRows(nextOf) };
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

/** What happened while the tables were filled, in a transaction of its own, so that little is left for the swap. */
export const catchUpNext = async (swap: Swap, filled: Filled, to: Position | null): Promise<Filled> => {
  await swap.client.query('BEGIN; SET LOCAL synchronous_commit TO off');
  try {
    const advanced = await advance(swap, filled, to);
    await swap.client.query('COMMIT');
    return advanced;
  } catch (error) {
    await swap.client.query('ROLLBACK');
    throw error;
  }
};

const replaceTables = async ({ client, plan, replaced }: Swap): Promise<void> => {
  const names = replaced.map(({ table }) => quoted(table.name)).sort();
  // All at once and in one order, so that readers of several tables cannot deadlock with the swap.
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await client.query(replaced.flatMap(({ table }) => swapSql(table)).join('; '));
  for (const view of replaced) await noteView(client, view, 'live');
  const left = plan.views.filter((view) => !replaced.includes(view));
  for (const { table } of left) await client.query(`DROP TABLE ${quoted(nextOf(table.name))}`);
};

/**
 * Replaces the tables and moves the checkpoints in one transaction, while no batch is being written. All views: the new
 * tables may be ahead of the live ones, and every shard's checkpoint follows. Some views: their rows come exactly to
 * the checkpoint of the shard that writes them.
 */
export const swapTables = async (swap: Swap, filled: Filled): Promise<Position> => {
  const { client } = swap;
  await client.query(`BEGIN; SET LOCAL lock_timeout TO '3s'; SELECT pg_advisory_xact_lock(${locks.batch})`);
  try {
    const checkpoints = await readCheckpoints(client);
    const end = furthestOf(checkpoints);
    const { position, versions } = swap.replacesAll ? await advance(swap, filled, end) : filled;
    if (!swap.replacesAll) await advanceToShards(swap, filled, checkpoints);
    await replaceTables(swap);
    if (swap.replacesAll) {
      await client.query('DELETE FROM season_versions');
      await writeSeasonVersions(client, versions);
      await noteLog(client, swap.log);
    }
    await settleCheckpoints(client, swap.replacesAll ? position : null);
    await client.query('COMMIT');
    return swap.replacesAll ? position : end;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};
