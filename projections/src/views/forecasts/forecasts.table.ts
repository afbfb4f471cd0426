import { date, float, int, type RowOf, table } from '../engine/table.ts';

/** The forecast of a game in the morning of its day, from games of earlier days. The game itself never changes it. */
export const forecastsTable = table(
  'forecasts',
  {
    gameId: int,
    seasonId: int,
    categoryId: int,
    homeTeamId: int,
    awayTeamId: int,
    /** The day of the game; the forecast uses games before this day. */
    madeOn: date,
    /** Chances; the three add up to 1. */
    homeChance: float,
    tieChance: float,
    awayChance: float,
    /** Expected goals of each side. */
    homeGoals: float,
    awayGoals: float,
    /** Expected margin of the home team, and its standard deviation, in goals. */
    margin: float,
    spread: float,
    /** Margins smaller than this, either way, stand for games that are level after regulation. */
    levelBand: float,
    /** Number of games of each team that the forecast uses. */
    homeGames: int,
    awayGames: int,
  },
  { key: ['gameId'], indexes: [['seasonId', 'categoryId']] },
);
export type ForecastRow = RowOf<typeof forecastsTable>;
