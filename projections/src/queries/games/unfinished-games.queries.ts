import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

const most = 500;

/** A live game without updates, with the revision of its last one. */
export type StaleLiveGame = { readonly gameId: number; readonly seasonId: number; readonly revision: number };

/** Returns the live games whose last change was recorded before an instant (ISO 8601), the longest silent first. */
export const staleLiveGames = async (db: Db, before: string): Promise<readonly StaleLiveGame[]> => {
  const { rows } = await sql<StaleLiveGame>`
    SELECT g."gameId", g."seasonId", g.revision FROM games g
    JOIN game_history h ON h."gameId" = g."gameId" AND h.revision = g.revision
    WHERE g.status = 'live' AND h."recordedAt" < ${before}::timestamptz
    ORDER BY h."recordedAt", g."gameId" LIMIT ${most}`.execute(db);
  return rows;
};

/** A game that was left unfinished, and the last member who updated its score. */
export type UnfinishedGame = {
  readonly gameId: number;
  readonly seasonId: number;
  readonly categoryId: number;
  readonly leagueId: number | null;
  readonly tournamentId: number | null;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly date: string;
  readonly time: string | null;
  readonly revision: number;
  readonly recordedAt: string;
  readonly keeperId: string | null;
};

/** Returns the games that were left unfinished after an instant (ISO 8601) and still are. */
export const unfinishedGamesSince = async (db: Db, since: string): Promise<readonly UnfinishedGame[]> => {
  const { rows } = await sql<UnfinishedGame>`
    SELECT g."gameId", g."seasonId", g."categoryId", g."leagueId", g."tournamentId", g."homeTeamId", g."awayTeamId",
      g.date, g.time, h.revision, h."recordedAt",
      (SELECT k."actorId" FROM game_history k
        WHERE k."gameId" = g."gameId" AND k.action IN ('GameStarted', 'LiveScoreChanged')
        ORDER BY k.revision DESC LIMIT 1) AS "keeperId"
    FROM games g JOIN LATERAL (
      SELECT revision, "recordedAt" FROM game_history l
      WHERE l."gameId" = g."gameId" AND l.action = 'GameLeftUnfinished' ORDER BY revision DESC LIMIT 1) h ON true
    WHERE g.status = 'unfinished' AND h."recordedAt" >= ${since}::timestamptz
    ORDER BY g."gameId" LIMIT ${most}`.execute(db);
  return rows;
};
