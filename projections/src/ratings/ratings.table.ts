import { bool, float, int, type RowOf, table } from '../engine/table.ts';

/** The power rating: goals better than the average team of the connected group, opponents accounted for. */
export const ratingsTable = table(
  'ratings',
  {
    seasonId: int,
    categoryId: int,
    teamId: int,
    rating: float,
    /** One standard error, in goals. */
    error: float,
    /** Games that count for it: all but forfeits. */
    games: int,
    /** Under five games. */
    provisional: bool,
    /** Teams of one connected group (the lowest team id in it) are comparable; of different groups they are not. */
    connectedGroup: int,
    /** Goals that playing at home is worth in this season and category: the same in every row. */
    homeAdvantage: float,
    /** How hard ratings are pulled to the average, in games against an average team; the same in every row. */
    ridge: float,
    /** How far margins stray from their forecast, one standard deviation in goals; the same in every row. */
    deviation: float,
  },
  { key: ['seasonId', 'categoryId', 'teamId'], indexes: [['seasonId', 'teamId']] },
);
export type RatingRow = RowOf<typeof ratingsTable>;
