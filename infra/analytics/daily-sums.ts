import type { VisitMetric } from '@rondelle/contracts/site/visits.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

export type Sum = { readonly metric: VisitMetric; readonly key: string; readonly count: number };

/** The key that counts all keys beyond a limit. */
export const otherKeys = '…';
/** Keys of each metric a day; far more than readers cause, since anybody may invent keys. */
const mostKeysADay = 2_000;
/** The longest key that the table accepts. */
const longestKey = 260;

/**
 * Adds to today's sums; days are local days in Quebec. Keys come from browsers, so any key is stored or counted among
 * the others: one rejected key would lose the sums of all readers.
 */
export const addToSums = async (db: QueryExecutorProvider, sums: readonly Sum[]): Promise<void> => {
  if (sums.length === 0) return;
  const sent = sums.map((sum) => ({ ...sum, key: sum.key.toWellFormed() }));
  await sql`
    WITH sent AS (
      SELECT (now() AT TIME ZONE 'America/Toronto')::date AS day, metric, left(key, ${longestKey}) AS key,
        sum(count) AS count
      FROM json_to_recordset(${JSON.stringify(sent)}::json) AS sums (metric text, key text, count bigint)
      GROUP BY 1, 2, 3),
    known AS (SELECT v.day, v.metric, v.key FROM operations.visits v WHERE v.day IN (SELECT day FROM sent)),
    held AS (SELECT metric, count(*) AS keys FROM known GROUP BY metric),
    placed AS (
      SELECT sent.*, known.key IS NOT NULL AS "isKnown", coalesce(held.keys, 0) + row_number() OVER (
        PARTITION BY metric, known.key IS NULL ORDER BY sent.count DESC, sent.key) AS place
      FROM sent LEFT JOIN held USING (metric) LEFT JOIN known USING (day, metric, key))
    INSERT INTO operations.visits (day, metric, key, count)
    SELECT day, metric, CASE WHEN "isKnown" OR place <= ${mostKeysADay} THEN key ELSE ${otherKeys} END, sum(count)
    FROM placed GROUP BY 1, 2, 3 ORDER BY 2, 3
    ON CONFLICT (day, metric, key) DO UPDATE SET count = visits.count + excluded.count`.execute(db);
};

const listLimit = 50;
const storedKeysADay = 300;

/** The most frequent keys of each metric in the last days, including today. */
export const mostFrequent = async (db: QueryExecutorProvider, days: number): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    SELECT metric, key, count::int FROM (
      SELECT metric, key, sum(count) AS count,
        row_number() OVER (PARTITION BY metric ORDER BY sum(count) DESC, key) AS place
      FROM operations.visits
      WHERE day > (now() AT TIME ZONE 'America/Toronto')::date - ${days}::int AND metric <> 'error'
      GROUP BY metric, key) sums
    WHERE place <= ${listLimit} ORDER BY metric, place`.execute(db);
  return rows;
};

/** Sums of one metric by key in the last days, including today. */
export const sumsByKey = async (
  db: QueryExecutorProvider,
  metric: VisitMetric,
  days: number,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT key, sum(count)::int AS count FROM operations.visits
    WHERE metric = ${metric} AND day > (now() AT TIME ZONE 'America/Toronto')::date - ${days}::int
    GROUP BY key ORDER BY key LIMIT ${storedKeysADay}`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
};

/** Views per day, oldest first, including days without views. */
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
  /** First and last day on which it was reported. */
  readonly first: string;
  readonly last: string;
};

/** Browser errors of the last days, most frequent first. */
export const errorSums = async (db: QueryExecutorProvider, days: number): Promise<ErrorSum[]> => {
  const { rows } = await sql<ErrorSum>`
    SELECT key, sum(count)::int AS count, to_char(min(day), 'YYYY-MM-DD') AS first,
      to_char(max(day), 'YYYY-MM-DD') AS last
    FROM operations.visits
    WHERE metric = 'error' AND day > (now() AT TIME ZONE 'America/Toronto')::date - ${days}::int
    GROUP BY key ORDER BY count DESC, key LIMIT ${listLimit}`.execute(db);
  return rows;
};

const retentionDays = 800;
/** Rarer searches could contain anything, such as a person's name. */
const leastSearched = 3;

/**
 * Prunes the sums: keeps the most frequent keys of each day, searches with several occurrences, and about two years.
 */
export const pruneSums = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`DELETE FROM operations.visits WHERE day < current_date - ${retentionDays}::int`.execute(db);
  await sql`
    DELETE FROM operations.visits WHERE metric = 'emptySearch' AND count < ${leastSearched}
      AND day < (now() AT TIME ZONE 'America/Toronto')::date`.execute(db);
  await sql`
    DELETE FROM operations.visits v USING (
      SELECT day, metric, key, row_number() OVER (PARTITION BY day, metric ORDER BY count DESC, key) AS place
      FROM operations.visits WHERE day > current_date - 3) ranked
    WHERE place > ${storedKeysADay} AND v.day = ranked.day AND v.metric = ranked.metric AND v.key = ranked.key`.execute(
    db,
  );
};
