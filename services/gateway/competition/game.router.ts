import type { GameOutput, GameHistoryOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { gameInput, seasonInput } from '@rondelle/contracts/competition/inputs.ts';
import { gamePage, gameHistory } from '@rondelle/projections/games/game.queries.ts';
import { latestScores } from '@rondelle/projections/games/latest-results.queries.ts';
import { withNames } from '@rondelle/members/member-names.ts';
import { publicProcedure, router } from '../trpc.ts';
import { gameWriting } from '../writing/game.writing.ts';

export const gameRouter = router({
  get: publicProcedure.input(gameInput).query(async ({ ctx: { db }, input }): Promise<GameOutput> => {
    const answer = await gamePage(db, input);
    return { ...answer, history: await withNames(db, input.lang, answer.history) };
  }),
  history: publicProcedure
    .input(gameInput)
    .query(async ({ ctx: { db }, input }): Promise<GameHistoryOutput> => {
      const answer = await gameHistory(db, input);
      return { ...answer, history: await withNames(db, input.lang, answer.history) };
    }),
  scores: publicProcedure.input(seasonInput).query(({ ctx, input }) => latestScores(ctx.db, input)),
  ...gameWriting,
});
