import type { Pool } from 'pg';

/**
 * Shortens two delays of the job library: the job of a dead worker is released after two minutes instead of four hours
 * (no job takes that long), and a failed job waits at most one hour for its next attempt.
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
