import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { planOf, withDependents, withSources } from '@rondelle/projections/engine/plan.ts';
import { views as allViews } from '@rondelle/projections/registry.ts';
import type { Pool, PoolClient } from 'pg';
import { locks, tryWithLock } from './locks.ts';
import { assertSameLog } from './log-identity.ts';
import type { LogReader } from './log-reader.ts';
import { type Publish, silent } from './publish.ts';
import { nextOf, quoted } from './read-model/ddl.ts';
import { type Filled, fillTables } from './rebuild/fill.ts';
import { createLanes } from './rebuild/lanes.ts';
import { lastGoodIn } from './rebuild/last-good.ts';
import { catchUpNext, emptyNext, SetAsideMeanwhile, type Swap, swapTables } from './rebuild/swap.ts';
import { withTightHeap } from './rebuild/tight-heap.ts';
import { isRowFault } from './row-fault.ts';
import { withoutSkipped } from './skipped-events.ts';
import { isAnythingAside } from './set-aside.ts';
import { readCheckpoint } from './state.ts';

export type RebuildOptions = {
  /** Of at least six connections. */
  readonly pool: Pool;
  readonly log: LogReader;
  readonly views?: readonly AnyView[];
  /** Names of views; what derives from them is rebuilt too. Without it, all. */
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

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/** A reader may hold a table for long: then the swap gives way and tries again, so that no queue builds up behind it. */
const swapPatiently = async (swap: Swap, filled: Filled): Promise<Position> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await swapTables(swap, filled);
    } catch (error) {
      if (!isLockTimeout(error) || tries === 20) throw error;
      await pause(250 * tries);
    }
  }
};

const fill = async (options: RebuildOptions, swap: Swap): Promise<Filled> => {
  const { pool, log } = options;
  const live = await readCheckpoint(pool);
  // Some views may not get ahead of the others, since all share one checkpoint.
  const until = swap.replacesAll ? null : live.position;
  const lanes = createLanes(pool);
  try {
    const { plan } = swap;
    return await withTightHeap(() => fillTables({ log, plan, lanes, until, lastGood: lastGoodIn(pool) }));
  } catch (error) {
    await lanes.abandon();
    if (!isRowFault(error)) throw error;
    // A copy is taken as a whole or not at all: the way that is taken live finds what is refused.
    return emptyNext(swap);
  }
};

const run = async (options: RebuildOptions, swap: Swap): Promise<Position> => {
  const { pool } = options;
  try {
    const filled = await fill(options, swap);
    const to = swap.replacesAll ? null : (await readCheckpoint(pool)).position;
    return await swapPatiently(swap, await catchUpNext(swap, filled, to));
  } catch (error) {
    for (const { table } of swap.plan.views)
      await pool.query(`DROP TABLE IF EXISTS ${quoted(nextOf(table.name))}`).catch(() => undefined);
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
 * Makes views again from the whole log, beside the running site: fills `_next` tables from memory, catches up with what
 * arrived meanwhile and swaps them in at once with the checkpoint, then publishes one hint for everything. What cannot
 * be brought in is set aside, what was set aside is tried again; where there is such a thing, all views are made again.
 * A running projector notices by itself. The views' tables must exist (`ensureViews`).
 */
export const rebuild = async (given: RebuildOptions): Promise<Rebuilt> => {
  const options = { ...given, log: withoutSkipped(given.log, given.pool) };
  const views = options.views ?? allViews;
  const some = chosenViews(views, options.only);
  const make = async (client: PoolClient, chosen: Chosen): Promise<Rebuilt> => ({
    views: chosen.replaced.map(({ name }) => name),
    position: await run(options, { client, log: options.log, ...chosen }),
  });
  const done = await tryWithLock(options.pool, locks.rebuild, async (client) => {
    if (some.replacesAll) return make(client, some);
    // All views may be made from another log than before; some may not, beside those that stay.
    await assertSameLog(options.pool, options.log);
    if (await isAnythingAside(client)) return make(client, chosenViews(views));
    try {
      return await make(client, some);
    } catch (error) {
      if (error instanceof SetAsideMeanwhile) return make(client, chosenViews(views));
      throw error;
    }
  });
  if (!done) throw new RebuildRunning('another rebuild is running');
  await (options.publish ?? silent)({ seasonIds: 'all', position: done.result.position });
  return done.result;
};
