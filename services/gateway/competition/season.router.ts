import {
  latestResultsQuestion,
  liveScoresQuestion,
  leaderboardQuestion,
  seasonQuestion,
} from '@rondelle/contracts/competition/questions.ts';
import type { SeasonAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { seasonAsked } from '@rondelle/projections/catalogue/season.queries.ts';
import { seasonHome } from '@rondelle/projections/catalogue/season-home.queries.ts';
import { latestResults } from '@rondelle/projections/games/latest-results.queries.ts';
import { liveScores } from '@rondelle/projections/games/live-scores.queries.ts';
import { leaderboardOfSeason } from '@rondelle/projections/leaderboard/leaderboard.queries.ts';
import { supervisorsOfSeason } from '../supervision/supervisors-of.ts';
import { publicProcedure, router } from '../trpc.ts';
import { seasonWriting } from '../writing/season.writing.ts';
import { seasonCurrent } from '../writing/current.ts';

export const seasonRouter = router({
  get: publicProcedure.input(seasonQuestion).query(async ({ ctx: { db }, input }): Promise<SeasonAnswer> => {
    const answer = await seasonAsked(db, input);
    return { ...answer, supervisors: await supervisorsOfSeason(db, answer.id) };
  }),
  home: publicProcedure.input(seasonQuestion).query(({ ctx, input }) => seasonHome(ctx.db, input)),
  latestResults: publicProcedure
    .input(latestResultsQuestion)
    .query(({ ctx, input }) => latestResults(ctx.db, input)),
  liveScores: publicProcedure.input(liveScoresQuestion).query(({ ctx, input }) => liveScores(ctx.db, input)),
  leaderboard: publicProcedure
    .input(leaderboardQuestion)
    .query(({ ctx, input }) => leaderboardOfSeason(ctx.db, input)),
  ...seasonWriting,
  ...seasonCurrent,
});
