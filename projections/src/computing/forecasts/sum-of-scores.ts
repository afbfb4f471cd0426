import { calibrationBins } from '../../views/ratings/judge.ts';
import type { ForecastScoreRow } from '../../views/forecasts/forecast-scores.table.ts';

export type ForecastTotals = Omit<ForecastScoreRow, 'seasonId' | 'categoryId'>;

const nothing: ForecastTotals = {
  games: 0,
  hits: 0,
  logLoss: 0,
  homeHits: 0,
  homeLogLoss: 0,
  calibration: Array.from({ length: calibrationBins }, () => ({ games: 0, wins: 0, chances: 0 })),
};

const plus = (a: ForecastTotals, b: ForecastTotals): ForecastTotals => ({
  games: a.games + b.games,
  hits: a.hits + b.hits,
  logLoss: a.logLoss + b.logLoss,
  homeHits: a.homeHits + b.homeHits,
  homeLogLoss: a.homeLogLoss + b.homeLogLoss,
  calibration: a.calibration.map((bin, index) => {
    const other = b.calibration[index] ?? { games: 0, wins: 0, chances: 0 };
    return {
      games: bin.games + other.games,
      wins: bin.wins + other.wins,
      chances: bin.chances + other.chances,
    };
  }),
});

export const sumOfScores = (rows: readonly ForecastTotals[]): ForecastTotals => rows.reduce(plus, nothing);
