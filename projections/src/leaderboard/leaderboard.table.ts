import { float, int, oneOf, type RowOf, table } from '../engine/table.ts';
import type { StreakKind } from '../standings/standings.table.ts';

/**
 * What a team is compared by with all teams of its category in a season, whatever league it plays in. Its rating, which
 * moves with every result of the category, is joined when it is read: a result changes the rows of two teams.
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
