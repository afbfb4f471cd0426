import { type QueryExecutorProvider, sql } from 'kysely';

export type WaitingJobs = {
  readonly waiting: number;
  /** Total attempts of these jobs. */
  readonly attempts: number;
  /** Jobs overdue without any attempt: no worker runs. */
  readonly late: number;
  readonly lateSince: string | null;
};

/** Counts waiting jobs, and those that have been due for `lateSeconds` without an attempt. */
export const waitingJobs = async (db: QueryExecutorProvider, lateSeconds: number): Promise<WaitingJobs> => {
  const { rows } = await sql<WaitingJobs>`
    SELECT count(*)::int AS waiting, coalesce(sum(attempts), 0)::int AS attempts,
      count(*) FILTER (WHERE late)::int AS late, min(run_at) FILTER (WHERE late)::timestamptz(3) AS "lateSince"
    FROM (SELECT attempts, run_at,
        attempts = 0 AND locked_at IS NULL AND run_at < now() - make_interval(secs => ${lateSeconds}) AS late
      FROM graphile_worker.jobs) jobs`.execute(db);
  return rows[0] ?? { waiting: 0, attempts: 0, late: 0, lateSince: null };
};
