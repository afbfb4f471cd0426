import { float, int, oneOf, type RowOf, table } from '../engine/table.ts';
import type { StreakKind } from '../games/result.ts';

/**
 * The measures that compare a team with all teams of its category in a season, in any league. Ratings are joined when
 * the board is read: every result changes all ratings of a category, but only two rows of this table.
 */
export const leaderboardTable = table(
  'leaderboard',
  {
    seasonId: int,
    categoryId: int,
    teamId: int,
    gamesPlayed: int,
    wins: int,
    pointsPercentage: float,
    goalsFor: int,
    goalsForPerGame: float,
    goalsAgainstPerGame: float,
    streakKind: oneOf<StreakKind>(['winning', 'losing', 'none']),
    streakLength: int,
  },
  { key: ['seasonId', 'teamId'], indexes: [['seasonId', 'categoryId']] },
);
export type LeaderboardRow = RowOf<typeof leaderboardTable>;
