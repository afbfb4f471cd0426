import { sql } from 'kysely';
import { categoriesShowing } from '../policy/policy.queries.ts';
import type { Db } from '../../views/schema.ts';
import { type RankBin, sumOfBins } from '../../computing/outlook/rank-bins.ts';

type Row = { readonly categoryId: number; readonly bins: readonly RankBin[] };
const most = 5000;

/** Returns how the chances of final ranks came out in the finished leagues of a season; null when there are none. */
export const seasonScores = async (db: Db, seasonId: number) => {
  const { rows } = await sql<Row>`
    SELECT "categoryId", bins FROM operations.season_forecast_scores
    WHERE "seasonId" = ${seasonId} ORDER BY "leagueId" LIMIT ${most}`.execute(db);
  const open = await categoriesShowing(
    db,
    [...new Set(rows.map(({ categoryId }) => categoryId))],
    'everything',
  );
  const leagues = rows.filter(({ categoryId, bins }) => open.has(categoryId) && bins.length > 0);
  return leagues.length === 0
    ? null
    : { leagues: leagues.length, bins: sumOfBins(leagues.map(({ bins }) => bins)) };
};
