import { anyOf } from '../sql/any-of.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { type Opening, openingOf } from '../../views/ratings/opening.ts';
import { type RatingRow, ratingsTable } from '../../views/ratings/ratings.table.ts';
import type { DatedGame } from '../../views/ratings/game-days.ts';

const ratingColumns = Object.keys(ratingsTable.columns) as (keyof RatingRow)[];
const most = 5000;
const datedGameColumns = [
  'gameId',
  'homeTeamId',
  'awayTeamId',
  'status',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
  'date',
] as const satisfies readonly (keyof DatedGame)[];

/** Returns all ratings of a category in a season, ordered by team id. */
export const ratingsOfCategory = (db: Db, seasonId: number, categoryId: number): Promise<RatingRow[]> =>
  db
    .selectFrom('ratings')
    .select(ratingColumns)
    .where('seasonId', '=', seasonId)
    .where('categoryId', '=', categoryId)
    .orderBy('teamId')
    .limit(most)
    .execute();

/** Upper bound on the games of a category in a season; no real category has more. */
const mostGames = 50_000;

/** Returns the columns of a category's games that ratings and forecasts read, ordered by id. */
export const datedGamesOfCategory = (db: Db, seasonId: number, categoryId: number): Promise<DatedGame[]> =>
  db
    .selectFrom('games')
    .select(datedGameColumns)
    .where('seasonId', '=', seasonId)
    .where('categoryId', '=', categoryId)
    .orderBy('gameId')
    .limit(mostGames)
    .execute();

/** Returns a category's opening from the season before; with an instant, as it was recorded by then. */
export const openingOfCategory = async (
  db: Db,
  seasonId: number,
  categoryId: number,
  knownAt?: string,
): Promise<Opening> =>
  openingOf(
    await (knownAt === undefined
      ? db
          .selectFrom('opening_ratings')
          .select(['variance', 'ratings'])
          .where('seasonId', '=', seasonId)
          .where('categoryId', '=', categoryId)
          .executeTakeFirst()
      : db
          .selectFrom('opening_rating_history')
          .select(['variance', 'ratings'])
          .where('seasonId', '=', seasonId)
          .where('categoryId', '=', categoryId)
          .where('recordedAt', '<=', knownAt)
          .orderBy('revision', 'desc')
          .limit(1)
          .executeTakeFirst()),
  );

/** Returns the ratings of a game's two teams, as far as they have one. */
export const ratingsAmong = (db: Db, game: GameRow): Promise<RatingRow[]> =>
  db
    .selectFrom('ratings')
    .select(ratingColumns)
    .where('seasonId', '=', game.seasonId)
    .where('categoryId', '=', game.categoryId)
    .where(anyOf('teamId', [game.homeTeamId, game.awayTeamId]))
    .limit(2)
    .execute();
