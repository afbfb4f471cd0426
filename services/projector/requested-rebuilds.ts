import type { Pool } from 'pg';
import type { LogReader } from './log-reader.ts';
import type { Publish } from './publish.ts';
import { rebuild, RebuildRunning, UnknownView } from './rebuild.ts';
import { QuarantineLimitExceeded } from './rebuild/fill.ts';
import { withProgress } from './skipped-events.ts';

type Options = {
  /** For finding requested rebuilds and recording their progress. */
  readonly pool: Pool;
  /** Opens a pool for one rebuild, without a query timeout; the pool is closed afterwards. */
  readonly openPool: () => Pool;
  readonly log: LogReader;
  readonly publish: Publish;
  readonly onError: (error: unknown) => void;
};

const lookEveryMs = 1_000;
const heartbeatMs = 2_000;

const takeSql = `
  UPDATE operations.rebuilds SET "startedAt" = now(), "heardAt" = now() WHERE id = (
    SELECT id FROM operations.rebuilds WHERE "startedAt" IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, view`;

/** Returns a code, because a database message may quote data. */
const errorCodeOf = (error: unknown): string => {
  if (error instanceof RebuildRunning) return 'running';
  if (error instanceof UnknownView) return 'unknown-view';
  if (error instanceof QuarantineLimitExceeded) return 'too-much-set-aside';
  return error instanceof Error ? error.name : 'unknown';
};

const run = async ({ pool, openPool, log, publish }: Options, id: number, view: string | null) => {
  const note = (set: string, values: readonly unknown[] = []) =>
    pool.query(`UPDATE operations.rebuilds SET "heardAt" = now(), ${set} WHERE id = $1`, [id, ...values]);
  let progress = 0;
  const heart = setInterval(() => void note('progress = $2', [progress]).catch(() => undefined), heartbeatMs);
  const own = openPool();
  try {
    const counted = withProgress(log, (hundredths) => {
      progress = hundredths;
    });
    await rebuild({ pool: own, log: counted, publish, ...(view !== null && { only: [view] }) });
    await note('progress = 100, "finishedAt" = now()');
  } catch (error) {
    await note('"finishedAt" = now(), fault = $2', [errorCodeOf(error)]).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(heart);
    await own.end();
  }
};

/**
 * Checks every second whether an administrator has requested a rebuild, and runs it; one process takes each request.
 */
export const runRequestedRebuilds = (options: Options): { readonly stop: () => Promise<void> } => {
  let underWay: Promise<void> = Promise.resolve();
  let isBusy = false;
  const look = async (): Promise<void> => {
    const { rows } = await options.pool.query<{ id: number; view: string | null }>(takeSql);
    const [request] = rows;
    if (request) await run(options, request.id, request.view);
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    underWay = look()
      .catch(options.onError)
      .finally(() => {
        isBusy = false;
      });
  }, lookEveryMs);
  return {
    stop: () => {
      clearInterval(timer);
      return underWay;
    },
  };
};
