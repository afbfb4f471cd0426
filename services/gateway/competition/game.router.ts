import { gameQuestion, seasonQuestion } from '@rondelle/contracts/competition/questions.ts';
import { gameAsked, gameHistory } from '@rondelle/projections/games/game.queries.ts';
import { latestScores } from '@rondelle/projections/games/latest-results.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const gameRouter = router({
  get: publicProcedure.input(gameQuestion).query(({ ctx, input }) => gameAsked(ctx.db, input)),
  history: publicProcedure.input(gameQuestion).query(({ ctx, input }) => gameHistory(ctx.db, input)),
  scores: publicProcedure.input(seasonQuestion).query(({ ctx, input }) => latestScores(ctx.db, input)),
});
