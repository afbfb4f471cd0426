import type { ForecastScoresOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { seasonScores } from '../outlook/season-scores.queries.ts';
import type { Db } from '../schema.ts';
import type { ForecastScoreRow } from './forecast-scores.table.ts';
import { type ForecastTotals, sumOfScores } from './sum-of-scores.ts';

const most = 2000;

const rate = (sum: number, games: number): number => Math.round((sum / games) * 10_000) / 10_000;

const scoresOf = (row: ForecastTotals) => ({
  games: row.games,
  ours: { winners: rate(row.hits, row.games), logLoss: rate(row.logLoss, row.games) },
  myHockey: { winners: rate(row.peerHits, row.games), logLoss: rate(row.peerLogLoss, row.games) },
  home: { winners: rate(row.homeHits, row.games), logLoss: rate(row.homeLogLoss, row.games) },
});

const rowsOfSeason = (db: Db, seasonId: number): Promise<ForecastScoreRow[]> =>
  db
    .selectFrom('forecast_scores')
    .select(['seasonId', 'categoryId', 'games', 'hits', 'logLoss', 'peerHits', 'peerLogLoss'])
    .select(['homeHits', 'homeLogLoss', 'calibration'])
    .where('seasonId', '=', seasonId)
    .orderBy('categoryId')
    .limit(most)
    .execute();

/** Returns the scores of a season's forecasts, in total and by category. */
export const forecastScoresOfSeason = async (
  db: Db,
  { lang, sid }: SeasonInput,
): Promise<ForecastScoresOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const [rows, ranks] = await Promise.all([rowsOfSeason(db, seasonId), seasonScores(db, seasonId)]);
  const total = sumOfScores(rows);
  const categories = rows.map((row) => ({
    category: catalogue.category(row.categoryId, seasonId),
    ...scoresOf(row),
  }));
  return {
    season: catalogue.season(seasonId),
    total: total.games === 0 ? null : scoresOf(total),
    calibration: total.calibration.map(({ games, wins, chances }) => ({
      games,
      expected: games === 0 ? null : rate(chances, games),
      won: games === 0 ? null : rate(wins, games),
    })),
    ranks: ranks && {
      leagues: ranks.leagues,
      calibration: ranks.bins.map(({ forecasts, came, chances }) => ({
        forecasts,
        expected: forecasts === 0 ? null : rate(chances, forecasts),
        came: forecasts === 0 ? null : rate(came, forecasts),
      })),
    },
    categories: categories.toSorted((a, b) => catalogue.compare(a.category.name, b.category.name)),
  };
};
