import { float, int, json, type RowOf, table } from '../engine/table.ts';
import type { CalibrationBin } from '../ratings/judge.ts';

/** How a category's forecasts came out in a season, beside two other ways to forecast the same games. */
export const forecastScoresTable = table(
  'forecast_scores',
  {
    seasonId: int,
    categoryId: int,
    /** Games that were forecast and that a team won. */
    games: int,
    /** Favourites that won; a game without a favourite counts one half. */
    hits: float,
    /** Sums of −ln of the chance that was given to the winner. */
    logLoss: float,
    peerHits: float,
    peerLogLoss: float,
    homeHits: float,
    homeLogLoss: float,
    calibration: json<readonly CalibrationBin[]>(),
  },
  { key: ['seasonId', 'categoryId'] },
);
export type ForecastScoreRow = RowOf<typeof forecastScoresTable>;
