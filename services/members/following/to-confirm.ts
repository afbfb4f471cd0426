import { anyOf } from '@rondelle/projections/outputs/any-of.ts';
import { gameColumns } from '@rondelle/projections/games/game-columns.ts';
import type { GameRow } from '@rondelle/projections/games/games.table.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

const shown = 20;
/** Older results have been looked at, or never will be. */
const days = 60;

const ofTeams = (teamIds: readonly number[]) =>
  sql<boolean>`("homeTeamId" = ANY (${teamIds}) OR "awayTeamId" = ANY (${teamIds}))`;

/** Who entered or corrected the result that stands: they may not confirm it. */
const recordedBy = sql<string | null>`(
  SELECT "actorId" FROM activity_log a WHERE a.kind = 'game' AND a."entityId" = games."gameId"
    AND a.action IN ('GameRecorded', 'ResultRecorded', 'ResultCorrected') ORDER BY a.revision DESC LIMIT 1)`;

/** Results of these teams of late that nobody has confirmed and that somebody else has entered, latest first. */
export const resultsToConfirm = async (
  db: Db,
  teamIds: readonly number[],
  memberId: string,
  today: string,
): Promise<GameRow[]> =>
  teamIds.length === 0
    ? []
    : db
        .selectFrom('games')
        .select(gameColumns)
        .where(ofTeams(teamIds))
        .where('confirmation', '=', 'entered')
        .where(sql<boolean>`date >= ${today}::date - ${days}::int`)
        .where(sql<boolean>`${recordedBy} IS DISTINCT FROM ${memberId}`)
        .orderBy('date', 'desc')
        .orderBy('gameId', 'desc')
        .limit(shown)
        .execute();

/** Disputed results of these teams and in these competitions, latest first. */
export const disputedResults = async (
  db: Db,
  teamIds: readonly number[],
  competitions: readonly string[],
): Promise<GameRow[]> =>
  teamIds.length + competitions.length === 0
    ? []
    : db
        .selectFrom('games')
        .select(gameColumns)
        .where((is) => is.or([ofTeams(teamIds), anyOf('competition', competitions)]))
        .where('confirmation', '=', 'disputed')
        .orderBy('date', 'desc')
        .orderBy('gameId', 'desc')
        .limit(shown)
        .execute();
