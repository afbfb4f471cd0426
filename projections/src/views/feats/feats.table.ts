import { int, json, nullable, type RowOf, table } from '../engine/table.ts';

/** The game of a feat. `value` is the margin of goals, or the goals of both teams together. */
export type GameFeat = {
  readonly gameId: number;
  readonly date: string;
  readonly opponentId: number;
  readonly value: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
};

/** A team's feats in a season, over all its games except forfeits. */
export const featsTable = table(
  'feats',
  {
    seasonId: int,
    teamId: int,
    categoryId: int,
    biggestWin: nullable(json<GameFeat>()),
    /** Margin of the biggest win, 0 without one; sorts the season's list. */
    biggestMargin: int,
    highestScoring: nullable(json<GameFeat>()),
    mostGoals: int,
    shutouts: int,
    longestWinningStreak: int,
  },
  {
    key: ['seasonId', 'teamId'],
    indexes: [
      ['seasonId', 'biggestMargin'],
      ['seasonId', 'mostGoals'],
      ['seasonId', 'shutouts'],
      ['seasonId', 'longestWinningStreak'],
    ],
  },
);
export type FeatRow = RowOf<typeof featsTable>;
