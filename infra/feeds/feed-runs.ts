import type { ImportCounts } from '@rondelle/contracts/competition/imports.ts';
import type { FeedFaultCode, FeedOutcome } from '@rondelle/contracts/site/feeds.ts';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { KeptFeed } from './kept-feeds.ts';

/** Has a source read at the next opportunity, unless it is about to be; by the page, all of it, whatever was read before. */
export const askForRun = async (db: QueryExecutorProvider, id: number): Promise<void> => {
  await sql`UPDATE operations.feeds SET validators = '{}' WHERE id = ${id}`.execute(db);
  await sql`
    INSERT INTO operations.feed_runs ("feedId", "askedBy") SELECT id, 'page' FROM operations.feeds WHERE id = ${id}
    ON CONFLICT ("feedId") WHERE "finishedAt" IS NULL DO NOTHING`.execute(db);
  // The clock's own job, now instead of at the next minute.
  await sql`SELECT FROM graphile_worker.add_job('feeds', job_key => 'feeds')`.execute(db);
};

/** One that was begun and not ended for so long has died with its process. */
const longestMinutes = 60;
const keptRuns = 100;

/** Asks for what is due by the timetable, ends what has died, and forgets what is long past. */
export const keepTimetable = async (db: QueryExecutorProvider): Promise<void> => {
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
      FROM operations.feed_runs) runs WHERE place > ${keptRuns})`.execute(db);
};

/** Takes the oldest that nobody has begun; null where there is none. */
export const takeRun = async (
  db: QueryExecutorProvider,
): Promise<{ readonly runId: string; readonly feedId: number } | null> => {
  const { rows } = await sql<{ runId: string; feedId: number }>`
    UPDATE operations.feed_runs SET "startedAt" = now() WHERE "runId" = (
      SELECT "runId" FROM operations.feed_runs WHERE "startedAt" IS NULL
      ORDER BY "askedAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "runId", "feedId"`.execute(db);
  return rows[0] ?? null;
};

/** A row that was left alone, as the importer tells it. */
export type KeptLeft = {
  readonly about: string;
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
};
type Brought = {
  readonly counts: ImportCounts;
  readonly left: readonly KeptLeft[];
  readonly leftCount: number;
} & Pick<KeptFeed, 'answers' | 'unclear' | 'validators'>;
type Became =
  | { readonly outcome: 'imported'; readonly brought: Brought }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'failed'; readonly fault: FeedFaultCode; readonly detail: string };

/** Notes what a run has come to, and what the next one has to know. */
export const endRun = async (
  db: QueryExecutorProvider,
  { runId, feedId }: { readonly runId: string; readonly feedId: number },
  became: Became,
): Promise<void> => {
  const { outcome } = became;
  const [fault, detail] = outcome === 'failed' ? [became.fault, became.detail.slice(0, 200)] : [null, ''];
  const brought = outcome === 'imported' ? became.brought : null;
  await sql`
    UPDATE operations.feed_runs SET "finishedAt" = now(), outcome = ${outcome}, fault = ${fault}, detail = ${detail},
      counts = ${brought && JSON.stringify(brought.counts)}::jsonb,
      "left" = ${JSON.stringify(brought?.left ?? [])}, "leftCount" = ${brought?.leftCount ?? 0}
    WHERE "runId" = ${runId}`.execute(db);
  if (!brought) return;
  const { answers, unclear, validators } = brought;
  await sql`
    UPDATE operations.feeds SET answers = ${JSON.stringify(answers)}, unclear = ${JSON.stringify(unclear)},
      validators = ${JSON.stringify(validators)} WHERE id = ${feedId}`.execute(db);
};

export type KeptRun = {
  readonly runId: string;
  readonly feedId: number;
  readonly askedAt: string;
  readonly askedBy: 'timetable' | 'page';
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly outcome: FeedOutcome | null;
  readonly counts: ImportCounts | null;
  readonly left: readonly KeptLeft[];
  readonly leftCount: number;
  readonly fault: FeedFaultCode | null;
  readonly detail: string;
};

const runsShown = 10;

/** The latest runs of each source, the newest first. */
export const latestRuns = async (db: QueryExecutorProvider): Promise<KeptRun[]> => {
  const { rows } = await sql<KeptRun>`
    SELECT r.* FROM operations.feeds f, LATERAL (
      SELECT * FROM operations.feed_runs r WHERE r."feedId" = f.id
      ORDER BY r."askedAt" DESC LIMIT ${runsShown}) r
    ORDER BY r."askedAt" DESC`.execute(db);
  return rows;
};

/** How many sources that are switched on could not be read the last time, and since when the oldest waits. */
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
