import { resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { anyOf } from '../outputs/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { gameCardsOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import { daysBefore } from '../rank-changes/days.ts';
import type { Db, Tables } from '../schema.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { gameColumns } from './game-columns.ts';
import type { GameRow } from './games.table.ts';

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
export const latestGames = (db: Db, asked: SeasonGames, limit: number): Promise<GameRow[]> =>
  ofSeason(db, asked)
    .where(isResult)
    .orderBy('date', 'desc')
    .orderBy('gameId', 'desc')
    .limit(limit)
    .execute();

/** Returns the games of a day in order of play, without cancelled ones. */
export const gamesOfDay = (db: Db, asked: SeasonGames, day: string, limit: number): Promise<GameRow[]> =>
  ofSeason(db, asked)
    .where('status', '!=', 'cancelled')
    .where('date', '=', day)
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();

/** Returns the scheduled games after a day, or all of them, and those whose result is missing, soonest first. */
export const upcomingGames = (
  db: Db,
  asked: SeasonGames,
  after: string | null,
  limit: number,
): Promise<GameRow[]> =>
  ofSeason(db, asked)
    .where((is) =>
      is.or([
        is('status', 'in', ['unfinished', 'noResult']),
        is.and([is('status', '=', 'scheduled'), ...(after === null ? [] : [is('date', '>', after)])]),
      ]),
    )
    .orderBy('date')
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();

/** Returns the games in progress on a day, including those that began late on the day before. */
export const liveGames = (db: Db, asked: SeasonGames, today: string, limit: number): Promise<GameRow[]> =>
  ofSeason(db, asked)
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
