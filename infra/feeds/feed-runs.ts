import type { ImportCounts } from '@rondelle/contracts/competition/imports.ts';
import type { FeedErrorCode, FeedOutcome } from '@rondelle/contracts/site/feeds.ts';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { StoredFeed } from './stored-feeds.ts';

/**
 * Requests a run of a feed from the page, unless one is waiting. Clears the validators, so that the whole source is
 * read.
 */
export const requestRun = async (db: QueryExecutorProvider, id: number): Promise<void> => {
  await sql`UPDATE operations.feeds SET validators = '{}' WHERE id = ${id}`.execute(db);
  await sql`
    INSERT INTO operations.feed_runs ("feedId", "askedBy") SELECT id, 'page' FROM operations.feeds WHERE id = ${id}
    ON CONFLICT ("feedId") WHERE "finishedAt" IS NULL DO NOTHING`.execute(db);
  // Runs the periodic job now instead of at the next minute.
  await sql`SELECT FROM graphile_worker.add_job('feeds', job_key => 'feeds')`.execute(db);
};

/** A run that has taken longer is treated as failed. */
const longestMinutes = 60;
const storedRuns = 100;

/** Requests the runs that are due, ends interrupted ones, and deletes old ones. */
export const maintainRuns = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`
    UPDATE operations.feed_runs SET "finishedAt" = now(), outcome = 'failed', fault = 'interrupted'
    WHERE "finishedAt" IS NULL AND "startedAt" < now() - ${longestMinutes} * interval '1 minute'`.execute(db);
  await sql`
    INSERT INTO operations.feed_runs ("feedId", "askedBy")
    SELECT f.id, 'timetable' FROM operations.feeds f
    WHERE f."isOn" AND NOT EXISTS (SELECT FROM operations.feed_runs r WHERE r."feedId" = f.id
      AND (r."finishedAt" IS NULL OR r."askedAt" > now() - f."everyMinutes" * interval '1 minute'))
    ON CONFLICT ("feedId") WHERE "finishedAt" IS NULL DO NOTHING`.execute(db);
  await sql`
    DELETE FROM operations.feed_runs WHERE "runId" IN (SELECT "runId" FROM (
      SELECT "runId", row_number() OVER (PARTITION BY "feedId" ORDER BY "askedAt" DESC) AS place
      FROM operations.feed_runs) runs WHERE place > ${storedRuns})`.execute(db);
};

/** Claims the oldest waiting run; null when none waits. */
export const claimRun = async (
  db: QueryExecutorProvider,
): Promise<{ readonly runId: string; readonly feedId: number } | null> => {
  const { rows } = await sql<{ runId: string; feedId: number }>`
    UPDATE operations.feed_runs SET "startedAt" = now() WHERE "runId" = (
      SELECT "runId" FROM operations.feed_runs WHERE "startedAt" IS NULL
      ORDER BY "askedAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "runId", "feedId"`.execute(db);
  return rows[0] ?? null;
};

/** A skipped row, as the importer reports it. */
export type SkippedRow = {
  readonly about: string;
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
};
type ImportResult = {
  readonly counts: ImportCounts;
  readonly left: readonly SkippedRow[];
  readonly leftCount: number;
} & Pick<StoredFeed, 'answers' | 'unclear' | 'validators' | 'numbers'>;
type RunResult =
  | { readonly outcome: 'imported'; readonly imported: ImportResult }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly error: FeedErrorCode; readonly detail: string };

/** Records the result of a run, and the state that the next run needs. */
export const endRun = async (
  db: QueryExecutorProvider,
  { runId, feedId }: { readonly runId: string; readonly feedId: number },
  result: RunResult,
): Promise<void> => {
  const { outcome } = result;
  const [error, detail] = outcome === 'failed' ? [result.error, result.detail.slice(0, 200)] : [null, ''];
  const imported = outcome === 'imported' ? result.imported : null;
  await sql`
    UPDATE operations.feed_runs SET "finishedAt" = now(), outcome = ${outcome}, fault = ${error}, detail = ${detail},
      counts = ${imported && JSON.stringify(imported.counts)}::jsonb,
      "left" = ${JSON.stringify(imported?.left ?? [])}, "leftCount" = ${imported?.leftCount ?? 0}
    WHERE "runId" = ${runId}`.execute(db);
  if (!imported) return;
  const { answers, unclear, validators, numbers } = imported;
  await sql`
    UPDATE operations.feeds SET answers = ${JSON.stringify(answers)}, unclear = ${JSON.stringify(unclear)},
      validators = ${JSON.stringify(validators)}, numbers = ${JSON.stringify(numbers)} WHERE id = ${feedId}`.execute(
    db,
  );
};

export type StoredRun = {
  readonly runId: string;
  readonly feedId: number;
  readonly requestedAt: string;
  readonly requestedBy: 'timetable' | 'page';
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly outcome: FeedOutcome | null;
  readonly counts: ImportCounts | null;
  readonly left: readonly SkippedRow[];
  readonly leftCount: number;
  readonly error: FeedErrorCode | null;
  readonly detail: string;
};

const runsPerFeed = 10;

/** The latest runs of each feed, newest first. */
export const latestRuns = async (db: QueryExecutorProvider): Promise<StoredRun[]> => {
  const { rows } = await sql<StoredRun>`
    SELECT r."runId", r."feedId", r."askedAt" AS "requestedAt", r."askedBy" AS "requestedBy", r."startedAt",
      r."finishedAt", r.outcome, r.counts, r."left", r."leftCount", r.fault AS error, r.detail
    FROM operations.feeds f, LATERAL (
      SELECT * FROM operations.feed_runs r WHERE r."feedId" = f.id
      ORDER BY r."askedAt" DESC LIMIT ${runsPerFeed}) r
    ORDER BY r."askedAt" DESC`.execute(db);
  return rows;
};

/** Counts enabled feeds whose last run failed, with the time of the oldest failure. */
export const failingFeeds = async (
  db: QueryExecutorProvider,
): Promise<{ readonly count: number; readonly since: string | null }> => {
  const { rows } = await sql<{ count: number; since: string | null }>`
    SELECT count(*)::int AS count, min(last."finishedAt") AS since FROM operations.feeds f, LATERAL (
      SELECT outcome, "finishedAt" FROM operations.feed_runs r WHERE r."feedId" = f.id AND r."finishedAt" IS NOT NULL
      ORDER BY r."askedAt" DESC LIMIT 1) last
    WHERE f."isOn" AND last.outcome = 'failed'`.execute(db);
  return rows[0] ?? { count: 0, since: null };
};
