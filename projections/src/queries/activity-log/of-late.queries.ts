import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

const mostCounted = 10_000;

/** Counts the events of the last day, among the latest ten thousand. */
export const changesWithinADay = async (db: Db): Promise<number> => {
  const latest = db
    .selectFrom('activity_log')
    .select('recordedAt')
    .orderBy('position', 'desc')
    .limit(mostCounted);
  const { count } = await db
    .selectFrom(latest.as('latest'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`"recordedAt" > now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
};

/** Counts the results of a season that one side disputes and nobody has settled. */
export const disputedGames = async (db: Db, seasonId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('games')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seasonId', '=', seasonId)
    .where('confirmation', '=', 'disputed')
    .executeTakeFirstOrThrow();
  return count;
};

export type DayOfChanges = {
  /** The calendar day in Quebec: `2026-11-22`. */
  readonly day: string;
  readonly source: string;
  readonly events: number;
};
const mostOfDays = 100_000;

/** Counts the events of each of the last thirty days by source, among the latest hundred thousand. */
export const changesByDay = async (db: Db): Promise<DayOfChanges[]> => {
  const { rows } = await sql<DayOfChanges>`
    SELECT to_char("recordedAt" AT TIME ZONE 'America/Toronto', 'YYYY-MM-DD') AS day, source,
      count(*)::int AS events
    FROM (SELECT "recordedAt", source FROM activity_log ORDER BY position DESC LIMIT ${mostOfDays}) latest
    WHERE "recordedAt" > now() - interval '30 days'
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
};
