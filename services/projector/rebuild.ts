import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { planOf, withDependents, withSources } from '@rondelle/projections/views/engine/plan.ts';
import { views as allViews } from '@rondelle/projections/views/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { isLockRefused, locks, tryWithLock } from './locks.ts';
import { assertSameLog } from './log-identity.ts';
import type { LogReader } from './log-reader.ts';
import { type Publish, publishNothing } from './publish.ts';
import { dropTableSql, nextOf } from './read-model/ddl.ts';
import { type Filled, fillTables } from './rebuild/fill.ts';
import { createLanes } from './rebuild/lanes.ts';
import { lastGoodIn } from './rebuild/last-good.ts';
import { catchUpNext, emptyNextTables, FullRebuildNeeded, type Swap, swapTables } from './rebuild/swap.ts';
import { withTightHeap } from './rebuild/tight-heap.ts';
import { isRowError } from './row-error.ts';
import { withoutSkipped } from './skipped-events.ts';
import { hasQuarantined } from './quarantine.ts';
import { readCheckpoint } from './state.ts';

export type RebuildOptions = {
  /** A pool of at least six connections. */
  readonly pool: Pool;
  readonly log: LogReader;
  readonly views?: readonly AnyView[];
  /** Names of views to rebuild, along with the views that derive from them; all views by default. */
  readonly only?: readonly string[];
  readonly publish?: Publish;
};
export type Rebuilt = { readonly views: readonly string[]; readonly position: Position };

export class UnknownView extends Error {
  override name = 'UnknownView';
}
export class RebuildRunning extends Error {
  override name = 'RebuildRunning';
}

/**
 * A reader may hold a table for long. The swap then gives up and retries, so that no queue of readers builds up behind
 * it.
 */
const swapWithRetries = async (swap: Swap, filled: Filled): Promise<Position> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await swapTables(swap, filled);
    } catch (error) {
      if (!isLockRefused(error) || tries === 20) throw error;
      await pause(250 * tries);
    }
  }
};

const fill = async (options: RebuildOptions, swap: Swap): Promise<Filled> => {
  const { pool, log } = options;
  const live = await readCheckpoint(pool);
  // A partial rebuild stops at the live position, since all views share the checkpoints.
  const until = swap.replacesAll ? null : live.position;
  const lanes = createLanes(pool);
  try {
    const { plan } = swap;
    return await withTightHeap(() => fillTables({ log, plan, lanes, until, lastGood: lastGoodIn(pool) }));
  } catch (error) {
    await lanes.abandon();
    if (!isRowError(error)) throw error;
    // COPY accepts all rows or none; the live code path then finds the row that is refused.
    return emptyNextTables(swap);
  }
};

const run = async (options: RebuildOptions, swap: Swap): Promise<Position> => {
  const { pool } = options;
  try {
    const filled = await fill(options, swap);
    const to = swap.replacesAll ? null : (await readCheckpoint(pool)).position;
    return await swapWithRetries(swap, await catchUpNext(swap, filled, to));
  } catch (error) {
    for (const { table } of swap.plan.views)
      await pool.query(dropTableSql(nextOf(table.name))).catch(() => undefined);
    throw error;
  }
};

type Chosen = Pick<Swap, 'replaced' | 'plan' | 'replacesAll'>;

const chosenViews = (views: readonly AnyView[], only?: readonly string[]): Chosen => {
  const names = new Set(only ?? views.map(({ name }) => name));
  const unknown = [...names].find((name) => !views.some((view) => view.name === name));
  if (unknown) throw new UnknownView(unknown);
  const replaced = withDependents(views, names);
  const plan = planOf(withSources(views, new Set(replaced.map(({ name }) => name))));
  return { replaced, plan, replacesAll: replaced.length === views.length };
};

/**
 * Rebuilds views from the whole log while the site runs: fills `_next` tables from memory, catches up with new events,
 * swaps the tables in together with the checkpoint, then publishes one hint for everything. Quarantines what cannot be
 * projected and retries all quarantined items; if there are any, it rebuilds all views. Running projectors notice the
 * swap by themselves. The views' tables must exist (`ensureViews`). Throws `RebuildRunning` and `UnknownView`.
 */
export const rebuild = async (requested: RebuildOptions): Promise<Rebuilt> => {
  const options = { ...requested, log: withoutSkipped(requested.log, requested.pool) };
  const views = options.views ?? allViews;
  const some = chosenViews(views, options.only);
  const make = async (client: PoolClient, chosen: Chosen): Promise<Rebuilt> => ({
    views: chosen.replaced.map(({ name }) => name),
    position: await run(options, { client, log: options.log, ...chosen }),
  });
  const done = await tryWithLock(options.pool, locks.rebuild, async (client) => {
    if (some.replacesAll) return make(client, some);
    // A full rebuild may switch to another log; a partial one may not, because the other views stay.
    await assertSameLog(options.pool, options.log);
    if (await hasQuarantined(client)) return make(client, chosenViews(views));
    try {
      return await make(client, some);
    } catch (error) {
      if (error instanceof FullRebuildNeeded) return make(client, chosenViews(views));
      throw error;
    }
  });
  if (!done) throw new RebuildRunning('another rebuild is running');
  await (options.publish ?? publishNothing)({ seasonIds: 'all', position: done.result.position });
  return done.result;
};
