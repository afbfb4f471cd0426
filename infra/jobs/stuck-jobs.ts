import { type QueuedJob, queuedJobs, type StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

/** More than anybody reads; the numbers in the metrics and in `/readyz` count them all. */
const mostShown = 100;

type Which = { readonly job: QueuedJob; readonly subject: string };

const keyOf = ({ job, subject }: Which): string => `${job}:${subject}`;

/** The jobs that failed, and wait for their next attempt. */
const stuck = sql`
  (SELECT id, key, task_identifier AS job, split_part(key, ':', 2) AS subject, last_error AS cause,
    created_at::timestamptz(3) AS since, attempts, run_at::timestamptz(3) AS "nextAttemptAt"
  FROM graphile_worker.jobs
  WHERE task_identifier = ANY (${[...queuedJobs]}) AND last_error IS NOT NULL) stuck`;

/** Adds a job, in the transaction of what causes it; one that is there already starts anew. */
export const addJob = async (db: QueryExecutorProvider, which: Which): Promise<void> => {
  await sql`SELECT FROM operations.add_job(${which.job}, ${which.subject})`.execute(db);
};

/** Makes the next attempt due. */
export const retryStuck = async (db: QueryExecutorProvider, which: Which): Promise<void> => {
  await sql`
    SELECT FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM ${stuck} WHERE key = ${keyOf(which)}), run_at => now())`.execute(db);
};

/** For administrators, the oldest first. */
export const stuckJobs = async (db: QueryExecutorProvider): Promise<StuckJob[]> => {
  const { rows } = await sql<StuckJob>`
    SELECT job, subject, cause, since, attempts, "nextAttemptAt"
    FROM ${stuck} ORDER BY since, job, subject LIMIT ${mostShown}`.execute(db);
  return rows;
};

export type StuckCount = { readonly job: QueuedJob; readonly count: number; readonly since: string };

/** How many of each job are stuck, and since when the oldest. */
export const countStuck = async (db: QueryExecutorProvider): Promise<StuckCount[]> => {
  const { rows } = await sql<StuckCount>`
    SELECT job, count(*)::int AS count, min(since) AS since FROM ${stuck} GROUP BY job ORDER BY job`.execute(
    db,
  );
  return rows;
};
