import { DomainError } from '@rondelle/contracts/errors.ts';
import type { QueuedJob, StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;
/** More than anybody reads; the numbers in the metrics and in `/readyz` count them all. */
const mostShown = 100;

type Which = { readonly job: QueuedJob; readonly subject: string };

/** What went wrong, as codes: messages of a database or a log may quote what was being written. */
const causeOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
};

/** Notes that an attempt has failed: the next one waits a minute, then twice as long each time, an hour at most. */
export const noteStuck = async (
  db: QueryExecutorProvider,
  { job, subject }: Which,
  error: unknown,
): Promise<void> => {
  const cause = causeOf(error).slice(0, 100);
  await sql`
    INSERT INTO operations.stuck_jobs AS known (job, subject, cause, "nextAttemptAt")
    VALUES (${job}, ${subject}, ${cause}, now() + ${firstWaitMs} * interval '1 millisecond')
    ON CONFLICT (job, subject) DO UPDATE SET
      cause = excluded.cause,
      attempts = known.attempts + 1,
      "nextAttemptAt" = now()
        + least(${firstWaitMs} * power(2, least(known.attempts, 20)), ${longestWaitMs}) * interval '1 millisecond'
  `.execute(db);
};

/** What has been done at last, or will never be. */
export const forgetStuck = async (
  db: QueryExecutorProvider,
  job: QueuedJob,
  subjects: readonly string[],
): Promise<void> => {
  if (subjects.length === 0) return;
  await sql`DELETE FROM operations.stuck_jobs WHERE job = ${job} AND subject = ANY (${[...subjects]})`.execute(
    db,
  );
};

/** Makes the next attempt due. Answers whether there is anything to attempt. */
export const retryStuck = async (db: QueryExecutorProvider, { job, subject }: Which): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE operations.stuck_jobs SET "nextAttemptAt" = now() WHERE job = ${job} AND subject = ${subject}`.execute(
    db,
  );
  return numAffectedRows > 0n;
};

/** Whose next attempt is due, the longest waiting first. */
export const dueAgain = async (
  db: QueryExecutorProvider,
  job: QueuedJob,
  most: number,
): Promise<string[]> => {
  const { rows } = await sql<{ subject: string }>`
    SELECT subject FROM operations.stuck_jobs WHERE job = ${job} AND "nextAttemptAt" <= now()
    ORDER BY "nextAttemptAt" LIMIT ${most}`.execute(db);
  return rows.map(({ subject }) => subject);
};

/** For administrators, the oldest first. */
export const stuckJobs = async (db: QueryExecutorProvider): Promise<StuckJob[]> => {
  const { rows } = await sql<StuckJob>`
    SELECT job, subject, cause, since, attempts, "nextAttemptAt"
    FROM operations.stuck_jobs ORDER BY since, job, subject LIMIT ${mostShown}`.execute(db);
  return rows;
};

export type StuckCount = { readonly job: QueuedJob; readonly count: number; readonly since: string };

/** How many of each job are stuck, and since when the oldest. */
export const countStuck = async (db: QueryExecutorProvider): Promise<StuckCount[]> => {
  const { rows } = await sql<StuckCount>`
    SELECT job, count(*)::int AS count, min(since) AS since
    FROM operations.stuck_jobs GROUP BY job ORDER BY job`.execute(db);
  return rows;
};
