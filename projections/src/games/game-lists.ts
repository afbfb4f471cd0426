import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { anyOf } from '../outputs/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { gameCardsOf } from '../outputs/game-card.ts';
import { namesFor, wantedBy } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { gameColumns } from './game-columns.ts';
import type { GameRow } from './games.table.ts';

export type SeasonGames = { readonly seasonId: number; readonly categoryId?: number | undefined };

const ofSeason = (db: Db, { seasonId, categoryId }: SeasonGames) =>
  db
    .selectFrom('games')
    .select(gameColumns)
    .where('seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('categoryId', '=', categoryId ?? 0));

/** The results last played, latest first. */
export const latestGames = (db: Db, asked: SeasonGames, limit: number): Promise<GameRow[]> =>
  ofSeason(db, asked)
    .where('status', '=', 'final')
    .orderBy('date', 'desc')
    .orderBy('gameId', 'desc')
    .limit(limit)
    .execute();

/** The games of one day, in order of play; those that were cancelled are left out. */
export const gamesOfDay = (db: Db, asked: SeasonGames, day: string, limit: number): Promise<GameRow[]> =>
  ofSeason(db, asked)
    .where('status', '!=', 'cancelled')
    .where('date', '=', day)
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();

/** Games still to play from that day on, soonest first. */
export const upcomingGames = (db: Db, asked: SeasonGames, from: string, limit: number): Promise<GameRow[]> =>
  ofSeason(db, asked)
    .where('status', '=', 'scheduled')
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();

/** Games that are being played, of whatever day. */
export const liveGames = (db: Db, asked: SeasonGames, limit: number): Promise<GameRow[]> =>
  ofSeason(db, asked)
    .where('status', '=', 'live')
    .orderBy('date', 'desc')
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .execute();

/** The results last played in some leagues, latest first: each league is looked through from its end. */
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
          .where('status', '=', 'final')
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

/** Games as lists show them, with all names looked up. */
export const cardsFor = async (
  db: Db,
  catalogue: Catalogue,
  games: readonly GameRow[],
): Promise<GameCard[]> => gameCardsOf(games, await namesFor(db, catalogue, wantedBy(games)));
