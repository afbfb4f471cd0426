import { activityQuestion } from '@rondelle/contracts/competition/questions.ts';
import { activityOfSeason } from '@rondelle/projections/activity-log/activity.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const activityRouter = router({
  list: publicProcedure.input(activityQuestion).query(({ ctx, input }) => activityOfSeason(ctx.db, input)),
});
