import { int, json, nullable, type RowOf, table } from '../engine/table.ts';

/** A game that made a feat. `value`: goals of margin, or goals of both teams together. */
export type GameFeat = {
  readonly gameId: number;
  readonly date: string;
  readonly opponentId: number;
  readonly value: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
};

/** A team's feats of a season, over all its games but forfeits. */
export const featsTable = table(
  'feats',
  {
    season_id: int,
    team_id: int,
    category_id: int,
    biggest_win: nullable(json<GameFeat>()),
    /** Margin of the biggest win, 0 without one: what the season's list is ordered by. */
    biggest_margin: int,
    highest_scoring: nullable(json<GameFeat>()),
    most_goals: int,
    shutouts: int,
    longest_winning_streak: int,
  },
  {
    key: ['season_id', 'team_id'],
    indexes: [
      ['season_id', 'biggest_margin'],
      ['season_id', 'most_goals'],
      ['season_id', 'shutouts'],
      ['season_id', 'longest_winning_streak'],
    ],
  },
);
export type FeatRow = RowOf<typeof featsTable>;
