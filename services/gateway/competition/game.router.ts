import type { GameAnswer, GameHistoryAnswer } from '@rondelle/contracts/competition/game.answers.ts';
import { gameQuestion, seasonQuestion } from '@rondelle/contracts/competition/questions.ts';
import { gameAsked, gameHistory } from '@rondelle/projections/games/game.queries.ts';
import { latestScores } from '@rondelle/projections/games/latest-results.queries.ts';
import { withNames } from '../membership/member-names.ts';
import { publicProcedure, router } from '../trpc.ts';
import { gameWriting } from '../writing/game.writing.ts';

export const gameRouter = router({
  get: publicProcedure.input(gameQuestion).query(async ({ ctx: { db }, input }): Promise<GameAnswer> => {
    const answer = await gameAsked(db, input);
    return { ...answer, history: await withNames(db, input.lang, answer.history) };
  }),
  history: publicProcedure
    .input(gameQuestion)
    .query(async ({ ctx: { db }, input }): Promise<GameHistoryAnswer> => {
      const answer = await gameHistory(db, input);
      return { ...answer, history: await withNames(db, input.lang, answer.history) };
    }),
  scores: publicProcedure.input(seasonQuestion).query(({ ctx, input }) => latestScores(ctx.db, input)),
  ...gameWriting,
});
