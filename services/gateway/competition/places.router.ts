import { categoryQuestion, regionQuestion } from '@rondelle/contracts/competition/questions.ts';
import { categoryOfSeason, regionOfSeason } from '@rondelle/projections/catalogue/places.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const categoryRouter = router({
  get: publicProcedure.input(categoryQuestion).query(({ ctx, input }) => categoryOfSeason(ctx.db, input)),
});

export const regionRouter = router({
  get: publicProcedure.input(regionQuestion).query(({ ctx, input }) => regionOfSeason(ctx.db, input)),
});
