import { bool, float, int, type RowOf, table } from '../engine/table.ts';

/** The power rating: goals better than the average team of the connected group, adjusted for opponents. */
export const ratingsTable = table(
  'ratings',
  {
    seasonId: int,
    categoryId: int,
    teamId: int,
    rating: float,
    /** Standard error, in goals. */
    error: float,
    /** Chance of beating an average team, by results alone: 0 to 1. */
    results: float,
    /** Number of rated games: all but forfeits. */
    games: int,
    /** True when the team has fewer than five rated games. */
    provisional: bool,
    /** The lowest team id of the connected group. Only ratings of the same group can be compared. */
    connectedGroup: int,
    /** Home advantage of this season and category, in goals; the same in every row. */
    homeAdvantage: float,
    /** Ridge: the pull to the average, in games against an average team; the same in every row. */
    ridge: float,
  },
  { key: ['seasonId', 'categoryId', 'teamId'], indexes: [['seasonId', 'teamId']] },
);
export type RatingRow = RowOf<typeof ratingsTable>;
