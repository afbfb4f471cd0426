import { resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Catalogue } from './catalogue.ts';
import { gameCardsOf } from './game-card.ts';
import { namesFor, wantedBy } from './names.ts';
import { daysBefore } from '../../computing/rank-changes/days.ts';
import type { Db, Tables } from '../../views/schema.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { gameColumns } from '../sql/game-columns.ts';
import { type GameRow, begunGamesSql } from '../../views/games/games.table.ts';
import { inOrderOfPlay } from '../../views/games/form.ts';

export type SeasonGames = { readonly seasonId: number; readonly categoryId?: number | undefined };

const ofSeason = (db: Db, { seasonId, categoryId }: SeasonGames) =>
  db
    .selectFrom('games')
    .select(gameColumns)
    .where('seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('categoryId', '=', categoryId ?? 0));

/**
 * Condition of games with a result. A forfeit after a withdrawal counts before its day, but is no latest result until
 * then.
 */
export const isResult = (is: ExpressionBuilder<Pick<Tables, 'games'>, 'games'>) =>
  is.and([
    is('status', 'in', resultStatuses),
    is.or([
      is('forfeitedBy', 'is', null),
      is('date', '<=', sql<string>`(now() AT TIME ZONE 'America/Toronto')::date`),
    ]),
  ]);

/** Returns the most recently played results, latest first. */
export const latestGames = (db: Db, filter: SeasonGames, limit: number): Promise<GameRow[]> =>
  ofSeason(db, filter)
    .where(isResult)
    .orderBy('date', 'desc')
    .orderBy('gameId', 'desc')
    .limit(limit)
    .execute();

/** Returns the games of a day in order of play, without cancelled ones. */
export const gamesOfDay = (db: Db, filter: SeasonGames, day: string, limit: number): Promise<GameRow[]> =>
  ofSeason(db, filter)
    .where('status', '!=', 'cancelled')
    .where('date', '=', day)
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();

/**
 * Condition of games that are recorded as live or unfinished. Their public status also depends on withdrawals and on
 * the end of the season, so that no index finds it.
 */
export const isBegun = (seasonId: number) =>
  sql<boolean>`"gameId" IN (SELECT "gameId" FROM games WHERE "seasonId" = ${seasonId} AND ${sql.raw(begunGamesSql)})`;

type Coming = {
  /** The day of the last result; scheduled games until then are left out. */
  readonly after: string | null;
  readonly today: string;
  readonly isOver: boolean;
  readonly most: { readonly awaited: number; readonly toCome: number };
};

/**
 * Returns the latest games whose result is missing, among them scheduled ones of past days, and the next games, in order
 * of play. Only a season that is over has games without a result that were never begun.
 */
export const upcomingGames = async (
  db: Db,
  filter: SeasonGames,
  { after, today, isOver, most }: Coming,
): Promise<GameRow[]> => {
  const inOrder = (direction: 'asc' | 'desc') =>
    ofSeason(db, filter)
      .orderBy('date', direction)
      .orderBy('time', direction)
      .orderBy('gameId', direction)
      .limit(direction === 'asc' ? most.toCome : most.awaited);
  const scheduled = (direction: 'asc' | 'desc') =>
    inOrder(direction)
      .where('status', '=', 'scheduled')
      .$if(after !== null, (query) => query.where('date', '>', after ?? ''));
  const [next, awaited, missing] = await Promise.all([
    scheduled('asc').where('date', '>=', today).execute(),
    scheduled('desc').where('date', '<', today).execute(),
    inOrder('desc')
      .where('status', 'in', ['unfinished', 'noResult'])
      .$if(!isOver, (query) => query.where(isBegun(filter.seasonId)))
      .execute(),
  ]);
  const latest = [...awaited, ...missing].sort(inOrderOfPlay).slice(-most.awaited);
  return [...latest, ...next].sort(inOrderOfPlay);
};

/** Returns the games in progress on a day, including those that began late on the day before. */
export const liveGames = (db: Db, filter: SeasonGames, today: string, limit: number): Promise<GameRow[]> =>
  ofSeason(db, filter)
    .where(isBegun(filter.seasonId))
    .where('status', '=', 'live')
    .where('date', '>=', daysBefore(1, today))
    .orderBy('date', 'desc')
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();

/**
 * Returns the most recently played results of some leagues, latest first. Reads each league from its latest game, by
 * index.
 */
export const latestOfLeagues = async (
  db: Db,
  leagueIds: readonly number[],
  limit: number,
): Promise<GameRow[]> => {
  const rows = await db
    .selectFrom('leagues')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('games')
          .select(gameColumns)
          .whereRef('games.competition', '=', 'leagues.competition')
          .where(isResult)
          .orderBy('date', 'desc')
          .limit(limit)
          .as('g'),
      (join) => join.onTrue(),
    )
    .select(gameColumns.map((column) => `g.${column}` as const))
    .where(anyOf('leagues.leagueId', leagueIds))
    .orderBy('g.date', 'desc')
    .orderBy('g.gameId', 'desc')
    .limit(limit)
    .execute();
  return rows;
};

/** Returns the games as cards, with all names loaded. */
export const cardsFor = async (
  db: Db,
  catalogue: Catalogue,
  games: readonly GameRow[],
): Promise<GameCard[]> => gameCardsOf(games, await namesFor(db, catalogue, wantedBy(games)));
