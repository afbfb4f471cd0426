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
    .where('season_id', '=', seasonId)
    .where('category_id', '=', categoryId)
    .orderBy('team_id')
    .limit(most)
    .execute();

/** The ratings of a game's two teams, where its category has them. */
export const ratingsAmong = (db: Db, game: GameRow): Promise<RatingRow[]> =>
  db
    .selectFrom('ratings')
    .select(ratingColumns)
    .where('season_id', '=', game.season_id)
    .where('category_id', '=', game.category_id)
    .where(anyOf('team_id', [game.home_team_id, game.away_team_id]))
    .limit(2)
    .execute();
