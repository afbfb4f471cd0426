import type { ForecastScoresOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { seasonScores } from './season-scores.queries.ts';
import type { Score } from '../../views/ratings/judge.ts';
import type { Db } from '../../views/schema.ts';
import type { ForecastScoreRow } from '../../views/forecasts/forecast-scores.table.ts';
import { peerScoresOfSeason } from './peer-scores.queries.ts';
import { type ForecastTotals, sumOfScores } from '../../computing/forecasts/sum-of-scores.ts';

const most = 2000;

const rate = (sum: number, games: number): number => Math.round((sum / games) * 10_000) / 10_000;

const methodOf = ({ games, hits, logLoss }: Score) => ({
  winners: rate(hits, games),
  logLoss: rate(logLoss, games),
});

/** MYHockey's method is compared at night; until then there is none. */
const scoresOf = (row: ForecastTotals, peer: Score | undefined) => ({
  games: row.games,
  ours: methodOf(row),
  myHockey: peer && peer.games > 0 ? methodOf(peer) : null,
  home: { winners: rate(row.homeHits, row.games), logLoss: rate(row.homeLogLoss, row.games) },
});

const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, { games, hits, logLoss }) => ({
      games: sum.games + games,
      hits: sum.hits + hits,
      logLoss: sum.logLoss + logLoss,
    }),
    { games: 0, hits: 0, logLoss: 0 },
  );

const rowsOfSeason = (db: Db, seasonId: number): Promise<ForecastScoreRow[]> =>
  db
    .selectFrom('forecast_scores')
    .select(['seasonId', 'categoryId', 'games', 'hits', 'logLoss', 'homeHits', 'homeLogLoss', 'calibration'])
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
  const [rows, ranks, peers] = await Promise.all([
    rowsOfSeason(db, seasonId),
    seasonScores(db, seasonId),
    peerScoresOfSeason(db, seasonId),
  ]);
  const total = sumOfScores(rows);
  const peerIn = new Map(peers.map((one) => [one.categoryId, one]));
  const ofRows = rows.flatMap(({ categoryId }) => peerIn.get(categoryId) ?? []);
  const peer = ofRows.length === rows.length ? sumOf(ofRows) : undefined;
  const categories = rows.map((row) => ({
    category: catalogue.category(row.categoryId, seasonId),
    ...scoresOf(row, peerIn.get(row.categoryId)),
  }));
  return {
    season: catalogue.season(seasonId),
    total: total.games === 0 ? null : scoresOf(total, peer),
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
