import { type QueryExecutorProvider, sql } from 'kysely';

export type LateErrors = { readonly count: number; readonly since: string | null };

/** Errors and worse that programs have told of within a day, and since when. */
export const seriousLines = async (db: QueryExecutorProvider): Promise<LateErrors> => {
  const { rows } = await sql<LateErrors>`
    SELECT count(*)::int AS count, min(at) AS since FROM operations.lines
    WHERE severity IN ('emergency', 'alert', 'critical', 'error') AND at > now() - interval '1 day'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
};
