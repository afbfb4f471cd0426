import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

export type SeasonSteps = {
  readonly at: string | null;
  readonly recordedAt: string | null;
  readonly first: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly last: string | null;
  readonly previousDay: string | null;
  readonly nextDay: string | null;
  /** Category id of the league that the event, or its game, belongs to; `rid` is its region id. */
  readonly cid: number | null;
  readonly rid: number | null;
};

const none: SeasonSteps = {
  at: null,
  recordedAt: null,
  first: null,
  previous: null,
  next: null,
  last: null,
  previousDay: null,
  nextDay: null,
  cid: null,
  rid: null,
};

/**
 * Returns the event of a season at a position, or else the first one after it, with the positions around it. Without a
 * position, starts at the season's first event.
 */
export const seasonSteps = async (db: Db, seasonId: number, at: string | undefined): Promise<SeasonSteps> => {
  const of = sql`FROM activity_log l WHERE l."seasonId" = ${seasonId}`;
  const { rows } = await sql<SeasonSteps>`
    WITH ends AS (
      SELECT (SELECT l.position ${of} ORDER BY l.position LIMIT 1) AS first,
        (SELECT l.position ${of} ORDER BY l.position DESC LIMIT 1) AS last),
    here AS (
      SELECT l.position, l."recordedAt", l.kind, l."entityId",
        date_trunc('day', l."recordedAt" AT TIME ZONE 'America/Toronto') AT TIME ZONE 'America/Toronto' AS day
      ${of} AND l.position >= least(${at ?? '0'}::bigint, (SELECT last FROM ends)) ORDER BY l.position LIMIT 1),
    before AS (
      SELECT date_trunc('day', l."recordedAt" AT TIME ZONE 'America/Toronto') AT TIME ZONE 'America/Toronto' AS day
      ${of} AND l.position < (SELECT position FROM here) AND l."recordedAt" < (SELECT day FROM here)
      ORDER BY l.position DESC LIMIT 1)
    SELECT here.position::text AS at, here."recordedAt", ends.first::text, ends.last::text,
      (SELECT l.position ${of} AND l.position < here.position ORDER BY l.position DESC LIMIT 1)::text AS previous,
      (SELECT l.position ${of} AND l.position > here.position ORDER BY l.position LIMIT 1)::text AS next,
      (SELECT l.position ${of} AND l.position < here.position AND l."recordedAt" >= (SELECT day FROM before)
        ORDER BY l.position LIMIT 1)::text AS "previousDay",
      (SELECT l.position ${of} AND l.position > here.position AND l."recordedAt" >= here.day + interval '1 day'
        ORDER BY l.position LIMIT 1)::text AS "nextDay",
      league."categoryId" AS cid, league."regionId" AS rid
    FROM here CROSS JOIN ends
    LEFT JOIN leagues league ON league."leagueId" = CASE here.kind
      WHEN 'league' THEN here."entityId"
      WHEN 'game' THEN (SELECT g."leagueId" FROM games g WHERE g."gameId" = here."entityId") END`.execute(db);
  return rows[0] ?? none;
};
