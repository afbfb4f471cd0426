import { float, int, oneOf, type RowOf, table } from '../engine/table.ts';
import type { StreakKind } from '../standings/standings.table.ts';

/**
 * What a team is compared by with all teams of its category in a season, whatever league it plays in. Its rating, which
 * moves with every result of the category, is joined when it is read: a result changes the rows of two teams.
 */
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
  },
  { key: ['season_id', 'team_id'], indexes: [['season_id', 'category_id']] },
);
export type LeaderboardRow = RowOf<typeof leaderboardTable>;
