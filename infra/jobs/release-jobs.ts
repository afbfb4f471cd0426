import type { Pool } from 'pg';

/**
 * What the library does only after four hours, or not at all: the job of a worker that died is another's after two
 * minutes (no job takes so long), and one that failed waits an hour at most for its next attempt.
 */
export const releaseJobs = async (pool: Pool): Promise<void> => {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(ARRAY(
       SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_at < now() - interval '2 minutes'))`,
  );
  await pool.query(
    `SELECT FROM graphile_worker.reschedule_jobs(ARRAY(
       SELECT id FROM graphile_worker.jobs
       WHERE last_error IS NOT NULL AND run_at > now() + interval '1 hour'), run_at => now() + interval '1 hour')`,
  );
};
