import {
  latestResultsQuestion,
  leaderboardQuestion,
  seasonQuestion,
} from '@rondelle/contracts/competition/questions.ts';
import { seasonAsked } from '@rondelle/projections/catalogue/season.queries.ts';
import { seasonHome } from '@rondelle/projections/catalogue/season-home.queries.ts';
import { latestResults } from '@rondelle/projections/games/latest-results.queries.ts';
import { leaderboardOfSeason } from '@rondelle/projections/leaderboard/leaderboard.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const seasonRouter = router({
  get: publicProcedure.input(seasonQuestion).query(({ ctx, input }) => seasonAsked(ctx.db, input)),
  home: publicProcedure.input(seasonQuestion).query(({ ctx, input }) => seasonHome(ctx.db, input)),
  latestResults: publicProcedure
    .input(latestResultsQuestion)
    .query(({ ctx, input }) => latestResults(ctx.db, input)),
  leaderboard: publicProcedure
    .input(leaderboardQuestion)
    .query(({ ctx, input }) => leaderboardOfSeason(ctx.db, input)),
});
