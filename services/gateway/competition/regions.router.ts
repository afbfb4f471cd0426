import { categoryInput, regionInput } from '@rondelle/contracts/competition/inputs.ts';
import { categoryOfSeason, regionOfSeason } from '@rondelle/projections/catalogue/places.queries.ts';
import { publicProcedure, router } from '../trpc.ts';
import { categoryWriting, divisionWriting, regionWriting } from '../writing/catalogue.writing.ts';
import { categoryCurrent, divisionCurrent, regionCurrent } from '../writing/current.ts';

export const categoryRouter = router({
  get: publicProcedure.input(categoryInput).query(({ ctx, input }) => categoryOfSeason(ctx.db, input)),
  ...categoryWriting,
  ...categoryCurrent,
});

export const regionRouter = router({
  get: publicProcedure.input(regionInput).query(({ ctx, input }) => regionOfSeason(ctx.db, input)),
  ...regionWriting,
  ...regionCurrent,
});

export const divisionRouter = router({ ...divisionWriting, ...divisionCurrent });
