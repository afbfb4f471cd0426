import { anyOf } from '../outputs/any-of.ts';
import type { GameRow } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { type RatingRow, ratingsTable } from './ratings.table.ts';

const ratingColumns = Object.keys(ratingsTable.columns) as (keyof RatingRow)[];
const most = 5000;

/** All ratings of a category in a season, in the order of team ids. */
export const ratingsOfCategory = (db: Db, seasonId: number, categoryId: number): Promise<RatingRow[]> =>
  db
    .selectFrom('ratings')
    .select(ratingColumns)
    .where('seasonId', '=', seasonId)
    .where('categoryId', '=', categoryId)
    .orderBy('teamId')
    .limit(most)
    .execute();

/** The ratings of a game's two teams, where its category has them. */
export const ratingsAmong = (db: Db, game: GameRow): Promise<RatingRow[]> =>
  db
    .selectFrom('ratings')
    .select(ratingColumns)
    .where('seasonId', '=', game.seasonId)
    .where('categoryId', '=', game.categoryId)
    .where(anyOf('teamId', [game.homeTeamId, game.awayTeamId]))
    .limit(2)
    .execute();
