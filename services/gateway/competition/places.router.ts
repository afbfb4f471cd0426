import { categoryQuestion, regionQuestion } from '@rondelle/contracts/competition/questions.ts';
import { categoryOfSeason, regionOfSeason } from '@rondelle/projections/catalogue/places.queries.ts';
import { publicProcedure, router } from '../trpc.ts';
import { categoryWriting, divisionWriting, regionWriting } from '../writing/places.writing.ts';
import { categoryCurrent, divisionCurrent, regionCurrent } from '../writing/current.ts';

export const categoryRouter = router({
  get: publicProcedure.input(categoryQuestion).query(({ ctx, input }) => categoryOfSeason(ctx.db, input)),
  ...categoryWriting,
  ...categoryCurrent,
});

export const regionRouter = router({
  get: publicProcedure.input(regionQuestion).query(({ ctx, input }) => regionOfSeason(ctx.db, input)),
  ...regionWriting,
  ...regionCurrent,
});

export const divisionRouter = router({ ...divisionWriting, ...divisionCurrent });
