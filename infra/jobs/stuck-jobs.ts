import { type QueuedJob, queuedJobs, type StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

/** Limit of the list; metrics and `/readyz` count all. */
const listLimit = 100;

type JobSubject = { readonly job: QueuedJob; readonly subject: string };

const keyOf = ({ job, subject }: JobSubject): string => `${job}:${subject}`;

/** Failed jobs that wait for their next attempt. */
const stuck = sql`
  (SELECT id, key, task_identifier AS job, split_part(key, ':', 2) AS subject, last_error AS cause,
    created_at::timestamptz(3) AS since, attempts, run_at::timestamptz(3) AS "nextAttemptAt"
  FROM graphile_worker.jobs
  WHERE task_identifier = ANY (${[...queuedJobs]}) AND last_error IS NOT NULL) stuck`;

/** Adds a job in the transaction of its cause; an existing job with the same key restarts. */
export const addJob = async (db: QueryExecutorProvider, which: JobSubject): Promise<void> => {
  await sql`SELECT FROM operations.add_job(${which.job}, ${which.subject})`.execute(db);
};

/** Makes the next attempt due now. */
export const retryStuck = async (db: QueryExecutorProvider, which: JobSubject): Promise<void> => {
  await sql`
    SELECT FROM graphile_worker.reschedule_jobs(
      ARRAY(SELECT id FROM ${stuck} WHERE key = ${keyOf(which)}), run_at => now())`.execute(db);
};

/** Stuck jobs for administrators, oldest first. */
export const stuckJobs = async (db: QueryExecutorProvider): Promise<StuckJob[]> => {
  const { rows } = await sql<StuckJob>`
    SELECT job, subject, cause, since, attempts, "nextAttemptAt"
    FROM ${stuck} ORDER BY since, job, subject LIMIT ${listLimit}`.execute(db);
  return rows;
};

export type StuckCount = { readonly job: QueuedJob; readonly count: number; readonly since: string };

/** Counts stuck jobs by kind, with the time of the oldest. */
export const countStuck = async (db: QueryExecutorProvider): Promise<StuckCount[]> => {
  const { rows } = await sql<StuckCount>`
    SELECT job, count(*)::int AS count, min(since) AS since FROM ${stuck} GROUP BY job ORDER BY job`.execute(
    db,
  );
  return rows;
};
