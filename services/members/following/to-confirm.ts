import { resultIsOf } from '@rondelle/contracts/competition/result-is-of.ts';
import { latestActorByGame } from '@rondelle/projections/queries/activity-log/last-to-act.queries.ts';
import { anyOf, varying } from '@rondelle/projections/queries/sql/any-of.ts';
import { gameColumns } from '@rondelle/projections/queries/sql/game-columns.ts';
import type { GameRow } from '@rondelle/projections/views/games/games.table.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

const mostListed = 20;
/** Results older than this are no longer listed for confirmation. */
const maxAgeDays = 60;

const ofTeams = (teamIds: readonly number[]) =>
  sql<boolean>`("homeTeamId" = ANY (${teamIds}) OR "awayTeamId" = ANY (${teamIds}))`;

/** The member who last entered or corrected the result; they may not confirm it. */
const recordedBy = sql<string | null>`(
  SELECT "actorId" FROM activity_log a WHERE a.kind = 'game' AND a."entityId" = games."gameId"
    AND a.action = ANY (${[...resultIsOf]}) ORDER BY a.revision DESC LIMIT 1)`;

/** Recent unconfirmed results of these teams that another member entered, latest first. */
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
        .where(sql<boolean>`date >= ${today}::date - ${maxAgeDays}::int`)
        .where(sql<boolean>`${recordedBy} IS DISTINCT FROM ${memberId}`)
        .orderBy('date', 'desc')
        .orderBy('gameId', 'desc')
        .limit(mostListed)
        .execute();

/** The ids of those games with an unconfirmed result that this member may confirm. */
export const stillToConfirm = async (
  db: Db,
  gameIds: readonly number[],
  memberId: string,
): Promise<ReadonlySet<number>> => {
  if (gameIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('games')
    .select('gameId')
    .where(anyOf('gameId', gameIds))
    .where('confirmation', '=', 'entered')
    .where(sql<boolean>`${recordedBy} IS DISTINCT FROM ${memberId}`)
    .limit(varying(gameIds.length))
    .execute();
  return new Set(rows.map(({ gameId }) => gameId));
};

/**
 * The ids of the disputed games that the member may confirm: they did not record the result, and they supervise it or
 * disputed it.
 */
export const confirmable = async (
  db: Db,
  games: readonly GameRow[],
  memberId: string,
  supervises: (game: GameRow) => boolean,
): Promise<ReadonlySet<number>> => {
  const ids = games.map(({ gameId }) => gameId);
  const [recorded, disputed] = await Promise.all([
    latestActorByGame(db, ids, resultIsOf),
    latestActorByGame(db, ids, ['ResultDisputed']),
  ]);
  const may = (game: GameRow): boolean =>
    recorded.get(game.gameId) !== memberId && (supervises(game) || disputed.get(game.gameId) === memberId);
  return new Set(games.filter(may).map(({ gameId }) => gameId));
};

/** Disputed results of these teams and competitions, latest first. */
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
        .limit(mostListed)
        .execute();
