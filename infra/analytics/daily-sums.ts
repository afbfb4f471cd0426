import type { VisitMetric } from '@rondelle/contracts/site/visits.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

export type Sum = { readonly metric: VisitMetric; readonly key: string; readonly count: number };

/** Adds to the sums of today, as days go in Quebec. */
export const addToSums = async (db: QueryExecutorProvider, sums: readonly Sum[]): Promise<void> => {
  if (sums.length === 0) return;
  await sql`
    INSERT INTO operations.visits (day, metric, key, count)
    SELECT (now() AT TIME ZONE 'America/Toronto')::date, metric, key, count
    FROM json_to_recordset(${JSON.stringify(sums)}::json) AS sums (metric text, key text, count bigint)
    ORDER BY metric, key
    ON CONFLICT (day, metric, key) DO UPDATE SET count = visits.count + excluded.count`.execute(db);
};

const mostShown = 50;
const mostKept = 300;

/** The most frequent keys of each metric within so many days, today included. */
export const mostFrequent = async (db: QueryExecutorProvider, days: number): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    SELECT metric, key, count::int FROM (
      SELECT metric, key, sum(count) AS count,
        row_number() OVER (PARTITION BY metric ORDER BY sum(count) DESC, key) AS place
      FROM operations.visits
      WHERE day > (now() AT TIME ZONE 'America/Toronto')::date - ${days}::int AND metric <> 'error'
      GROUP BY metric, key) sums
    WHERE place <= ${mostShown} ORDER BY metric, place`.execute(db);
  return rows;
};

/** What was counted of one metric within so many days, by key. */
export const sumsByKey = async (
  db: QueryExecutorProvider,
  metric: VisitMetric,
  days: number,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT key, sum(count)::int AS count FROM operations.visits
    WHERE metric = ${metric} AND day > (now() AT TIME ZONE 'America/Toronto')::date - ${days}::int
    GROUP BY key ORDER BY key LIMIT ${mostKept}`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
};

/** The views of each of so many days, oldest first. */
export const viewsByDay = async (
  db: QueryExecutorProvider,
  days: number,
): Promise<{ readonly day: string; readonly views: number }[]> => {
  const { rows } = await sql<{ day: string; views: number }>`
    SELECT to_char(d, 'YYYY-MM-DD') AS day, coalesce(sum(count), 0)::int AS views
    FROM generate_series((now() AT TIME ZONE 'America/Toronto')::date - ${days - 1}::int,
      (now() AT TIME ZONE 'America/Toronto')::date, interval '1 day') d
    LEFT JOIN operations.visits v ON v.day = d::date AND v.metric = 'language'
    GROUP BY d ORDER BY d`.execute(db);
  return rows;
};

export type ErrorSum = {
  readonly key: string;
  readonly count: number;
  /** The days on which it was first and last told of. */
  readonly first: string;
  readonly last: string;
};

/** What went wrong in browsers within so many days, the most frequent first. */
export const errorSums = async (db: QueryExecutorProvider, days: number): Promise<ErrorSum[]> => {
  const { rows } = await sql<ErrorSum>`
    SELECT key, sum(count)::int AS count, to_char(min(day), 'YYYY-MM-DD') AS first,
      to_char(max(day), 'YYYY-MM-DD') AS last
    FROM operations.visits
    WHERE metric = 'error' AND day > (now() AT TIME ZONE 'America/Toronto')::date - ${days}::int
    GROUP BY key ORDER BY count DESC, key LIMIT ${mostShown}`.execute(db);
  return rows;
};

const daysKept = 800;
/** What fewer have looked for in a day may be anything that somebody typed, also a name. */
const leastSearched = 3;

/** Keeps the most frequent keys of each day alone, searches that several made, and nothing that is older than two years. */
export const pruneSums = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`DELETE FROM operations.visits WHERE day < current_date - ${daysKept}::int`.execute(db);
  await sql`
    DELETE FROM operations.visits WHERE metric = 'emptySearch' AND count < ${leastSearched}
      AND day < (now() AT TIME ZONE 'America/Toronto')::date`.execute(db);
  await sql`
    DELETE FROM operations.visits v USING (
      SELECT day, metric, key, row_number() OVER (PARTITION BY day, metric ORDER BY count DESC, key) AS place
      FROM operations.visits WHERE day > current_date - 3) ranked
    WHERE place > ${mostKept} AND v.day = ranked.day AND v.metric = ranked.metric AND v.key = ranked.key`.execute(
    db,
  );
};
