import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { importFeed } from '@rondelle/importer/feeds/import-feed.ts';
import { FeedError } from '@rondelle/importer/feeds/feed-error.ts';
import { endRun, maintainRuns, claimRun } from '@rondelle/infra/feeds/feed-runs.ts';
import { storedFeed } from '@rondelle/infra/feeds/stored-feeds.ts';
import { AddressError, type AddressReader, createAddressReader } from '@rondelle/infra/fetch/read-address.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { viewsReached } from '@rondelle/projections/queries/log/views-reached.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';

export type FeedOptions = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly log: EventLog;
  readonly logger: Logger;
  /** Reads URLs; by default over the web, and never from the local network. */
  readonly readAddress?: AddressReader;
  /** The folder with datasets that feeds may read; without it, feeds only read URLs. */
  readonly folders?: string | undefined;
};
type Run = { readonly runId: string; readonly feedId: number };

const waitMs = 60_000;
const retryMs = 100;

/** Waits until the views hold everything in the log; throws `busy` after a minute. */
const catchUpBy =
  ({ db, log }: FeedOptions) =>
  async (): Promise<void> => {
    const head = await log.head();
    const until = performance.now() + waitMs;
    while (!(await viewsReached(db, 'everything', head))) {
      if (performance.now() > until) throw new FeedError('busy');
      await sleep(retryMs);
    }
  };

const failureOf = (error: unknown) => {
  if (error instanceof FeedError || error instanceof AddressError)
    return { error: error.code, detail: error.detail };
  // Only a code, because a database message may quote data.
  const detail = error instanceof DomainError ? error.code : error instanceof Error ? error.name : '';
  return { error: 'unexpected' as const, detail };
};

const runFeed = async (options: FeedOptions, run: Run): Promise<void> => {
  const { db, log, databaseUrl, folders, readAddress: read = createAddressReader() } = options;
  const feed = await storedFeed(db, run.feedId);
  if (!feed) return;
  const pool = createPool(databaseUrl, { applicationName: 'rondelle feeds', max: 4 });
  try {
    const site = { log, pool, db: createDb<Tables>(pool), catchUp: catchUpBy(options), read, folders };
    const result = await importFeed(site, feed, run.runId);
    await endRun(db, run, result ? { outcome: 'imported', imported: result } : { outcome: 'unchanged' });
  } finally {
    await pool.end();
  }
};

/**
 * Runs the feeds that are due, each minute, or were requested, one after the other; several reactors take different
 * ones. `look` does not wait for the runs.
 */
export const createFeedJob = (options: FeedOptions) => {
  const { db, logger } = options;
  let underWay: Promise<void> | null = null;
  const isStopped = { now: false };
  const attempt = async (run: Run): Promise<void> => {
    try {
      await runFeed(options, run);
    } catch (err) {
      const failed = failureOf(err);
      logger.warn({ err, feed: run.feedId, ...failed }, 'a source could not be read');
      await endRun(db, run, { outcome: 'failed', ...failed }).catch(() => undefined);
    }
  };
  const runWaiting = async (): Promise<void> => {
    while (!isStopped.now) {
      const run = await claimRun(db).catch(() => null);
      if (!run) return;
      await attempt(run);
    }
  };
  return {
    look: async (): Promise<void> => {
      await maintainRuns(db);
      underWay ??= runWaiting().finally(() => {
        underWay = null;
      });
    },
    /** Starts no further run; resolves when the current one has ended. */
    stop: async (): Promise<void> => {
      isStopped.now = true;
      await underWay;
    },
  };
};
