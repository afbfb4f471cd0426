import { date, float, int, type RowOf, table } from '../engine/table.ts';

/** What was expected of a game on the Monday of its week, from games of earlier weeks. The game itself never changes it. */
export const forecastsTable = table(
  'forecasts',
  {
    gameId: int,
    seasonId: int,
    categoryId: int,
    homeTeamId: int,
    awayTeamId: int,
    /** The Monday: games before this day are what the forecast rests on. */
    madeOn: date,
    /** Chances that add up to 1. */
    homeChance: float,
    tieChance: float,
    awayChance: float,
    /** Goals that each side was expected to score. */
    homeGoals: float,
    awayGoals: float,
    /** Expected margin of the home team, and one standard deviation of it, in goals. */
    margin: float,
    spread: float,
    /** Games of each team that it rests on. */
    homeGames: int,
    awayGames: int,
    /** By how much MYHockey's method rates the home team better, in its own unit. */
    peerDifference: float,
  },
  { key: ['gameId'], indexes: [['seasonId', 'categoryId']] },
);
export type ForecastRow = RowOf<typeof forecastsTable>;
