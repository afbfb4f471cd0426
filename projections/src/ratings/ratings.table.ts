import { bool, float, int, type RowOf, table } from '../engine/table.ts';

/** The power rating: goals better than the average team of the connected group, opponents accounted for. */
export const ratingsTable = table(
  'ratings',
  {
    season_id: int,
    category_id: int,
    team_id: int,
    rating: float,
    /** One standard error, in goals. */
    error: float,
    /** Games that count for it: all but forfeits. */
    games: int,
    /** Under five games. */
    provisional: bool,
    /** Teams of one connected group (the lowest team id in it) are comparable; of different groups they are not. */
    connected_group: int,
    /** Goals that playing at home is worth in this season and category: the same in every row. */
    home_advantage: float,
  },
  { key: ['season_id', 'category_id', 'team_id'], indexes: [['season_id', 'team_id']] },
);
export type RatingRow = RowOf<typeof ratingsTable>;
