import { float, int, json, type RowOf, table } from '../engine/table.ts';
import type { CalibrationBin } from '../ratings/judge.ts';

/** Scores of a category's forecasts in a season, beside those of naming the home team in the same games. */
export const forecastScoresTable = table(
  'forecast_scores',
  {
    seasonId: int,
    categoryId: int,
    /** Games that had a forecast and a winner. */
    games: int,
    /** Games won by the favourite; a game without a favourite counts one half. */
    hits: float,
    /** Sum of −ln of the winner's chance. */
    logLoss: float,
    homeHits: float,
    homeLogLoss: float,
    calibration: json<readonly CalibrationBin[]>(),
  },
  { key: ['seasonId', 'categoryId'] },
);
export type ForecastScoreRow = RowOf<typeof forecastScoresTable>;
