import { inCategoryQuestion, tournamentQuestion } from '@rondelle/contracts/competition/questions.ts';
import { tournamentAsked } from '@rondelle/projections/bracket/tournament.queries.ts';
import { tournamentsOfSeason } from '@rondelle/projections/catalogue/tournaments.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const tournamentRouter = router({
  list: publicProcedure
    .input(inCategoryQuestion)
    .query(({ ctx, input }) => tournamentsOfSeason(ctx.db, input)),
  get: publicProcedure.input(tournamentQuestion).query(({ ctx, input }) => tournamentAsked(ctx.db, input)),
});
