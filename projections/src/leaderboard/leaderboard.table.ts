import { bool, float, int, nullable, oneOf, type RowOf, table } from '../engine/table.ts';
import type { StreakKind } from '../standings/standings.table.ts';

/** A team among all teams of its category in a season, whatever league it plays in. */
export const leaderboardTable = table(
  'leaderboard',
  {
    season_id: int,
    category_id: int,
    team_id: int,
    games_played: int,
    wins: int,
    points_percentage: float,
    goals_for: int,
    goals_for_per_game: float,
    goals_against_per_game: float,
    streak_kind: oneOf<StreakKind>(['winning', 'losing', 'none']),
    streak_length: int,
    rating: nullable(float),
    rating_error: nullable(float),
    provisional: bool,
    connected_group: nullable(int),
  },
  { key: ['season_id', 'category_id', 'team_id'], indexes: [['season_id', 'rating']] },
);
export type LeaderboardRow = RowOf<typeof leaderboardTable>;
