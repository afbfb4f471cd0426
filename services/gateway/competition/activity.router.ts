import type { ActivityAnswer } from '@rondelle/contracts/competition/activity.answers.ts';
import { activityQuestion } from '@rondelle/contracts/competition/questions.ts';
import { activityOfSeason } from '@rondelle/projections/activity-log/activity.queries.ts';
import { withNames } from '../membership/member-names.ts';
import { publicProcedure, router } from '../trpc.ts';

export const activityRouter = router({
  list: publicProcedure
    .input(activityQuestion)
    .query(async ({ ctx: { db }, input }): Promise<ActivityAnswer> => {
      const answer = await activityOfSeason(db, input);
      return { ...answer, entries: await withNames(db, input.lang, answer.entries) };
    }),
});
