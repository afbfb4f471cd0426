import { sql } from 'kysely';
import { gamesOfCategory } from '../as-of/as-of.queries.ts';
import type { Score } from '../../views/ratings/judge.ts';
import type { Db } from '../../views/schema.ts';
import { gamesCountedAmong } from '../../views/withdrawals/withdrawals.ts';
import { winnersAmong } from '../../views/forecasts/forecast-scores.ts';
import { myHockeyScore } from '../../computing/forecasts/peer-scores.ts';

const most = { categories: 2_000, games: 50_000 };

type Category = { readonly seasonId: number; readonly categoryId: number };
/** Scores of MYHockey's method in a category, as last computed. */
export type PeerScore = Score & { readonly categoryId: number };

/** Returns the last known scores of MYHockey's method in the categories of a season. */
export const peerScoresOfSeason = async (db: Db, seasonId: number): Promise<readonly PeerScore[]> => {
  const { rows } = await sql<PeerScore>`
    SELECT "categoryId", games, hits, "logLoss" FROM operations.peer_scores
    WHERE "seasonId" = ${seasonId} ORDER BY "categoryId" LIMIT ${most.categories}`.execute(db);
  return rows;
};

/** Scores MYHockey's method on the games that the site forecast. */
export const peerScoreOf = async (db: Db, { seasonId, categoryId }: Category): Promise<Score> => {
  const ofCategory = { seasonId, categoryId };
  const [games, withdrawn, forecasts] = await Promise.all([
    gamesOfCategory(db, ofCategory, {}),
    db
      .selectFrom('withdrawn_games')
      .select(['gameId', 'home', 'away'])
      .where('seasonId', '=', seasonId)
      .where('categoryId', '=', categoryId)
      .orderBy('gameId')
      .limit(most.games)
      .execute(),
    db
      .selectFrom('forecasts')
      .select('gameId')
      .where('seasonId', '=', seasonId)
      .where('categoryId', '=', categoryId)
      .orderBy('gameId')
      .limit(most.games)
      .execute(),
  ]);
  return myHockeyScore(gamesCountedAmong(games, withdrawn), winnersAmong(forecasts, games));
};
