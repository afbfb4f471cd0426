import { type QueryExecutorProvider, sql } from 'kysely';

export type LateErrors = { readonly count: number; readonly since: string | null };

/** Counts entries of severity error or above in the last 24 hours, with the time of the oldest. */
export const seriousLogEntries = async (db: QueryExecutorProvider): Promise<LateErrors> => {
  const { rows } = await sql<LateErrors>`
    SELECT count(*)::int AS count, min(at) AS since FROM operations.lines
    WHERE severity IN ('emergency', 'alert', 'critical', 'error') AND at > now() - interval '1 day'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
};
