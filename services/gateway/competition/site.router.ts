import { navQuestion } from '@rondelle/contracts/competition/questions.ts';
import { siteNav } from '@rondelle/projections/catalogue/season.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const siteRouter = router({
  nav: publicProcedure.input(navQuestion).query(({ ctx, input }) => siteNav(ctx.db, input)),
});
