import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { hasNotedGroups } from '@rondelle/projector/later/notes.ts';
import { readCheckpoint, readCheckpoints } from '@rondelle/projector/state.ts';
import type { Pool } from 'pg';
import { until } from '../support/until.ts';

type Followed = {
  readonly pool: Pool;
  readonly log: EventLog;
  /** The last event of the projector's batches, and the furthest hint that it has published. */
  readonly told: () => { readonly applied: Position; readonly published: Position };
};

/** Watchers of the reactor that have not seen every change yet. */
const unseen = ['moderation', 'notifications', 'brackets']
  .map(
    (name) =>
      `SELECT '${name}' AS what FROM checkpoints c LEFT JOIN ${name}.cursors s USING (shard) WHERE c.position IS DISTINCT FROM s.position`,
  )
  .join(' UNION ');
/** Jobs that run or are due; postponed ones do not count. */
const dueJobs = `SELECT task_identifier AS what FROM graphile_worker.jobs
  WHERE locked_at IS NOT NULL OR (run_at <= now() AND attempts < max_attempts)`;

/** The kinds of work that are still pending. */
const pendingWork = async ({ pool, log, told }: Followed): Promise<readonly string[]> => {
  const head = await log.head();
  if ((await readCheckpoints(pool)).some(({ position }) => position !== head)) return ['views'];
  if (await hasNotedGroups(pool, views)) return ['views that are computed later'];
  const { rows } = await pool.query<{ what: string }>(`${unseen} UNION ${dueJobs}`);
  if (rows.length > 0) return rows.map(({ what }) => what);
  const { applied, published } = told();
  if (comparePositions(published, applied) < 0) return ['a hint'];
  // A job may have appended something meanwhile.
  return (await log.head()) === head ? [] : ['views'];
};

/** Resolves when every view includes all that was appended, except deferred computations. */
export const untilProjected = ({ pool, log }: Pick<Followed, 'pool' | 'log'>) =>
  until('the views', async () => (await readCheckpoint(pool)).position === (await log.head()));

/**
 * Resolves when all that was appended is in every view, computed later or not, the reactor has done the jobs that are
 * due, and the hints of all this were published. Checks twice, because a hint follows its commit by a moment.
 */
export const untilSettled = async (site: Followed): Promise<void> => {
  let open: readonly string[] = [];
  let times = 0;
  const isSettled = async (): Promise<boolean> => {
    open = await pendingWork(site);
    times = open.length === 0 ? times + 1 : 0;
    return times > 1;
  };
  await until('a settled site', isSettled).catch((error: unknown) => {
    throw new Error(`the site is not settled: ${open.join(', ')}`, { cause: error });
  });
};
