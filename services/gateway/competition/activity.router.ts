import type { ActivityAnswer } from '@rondelle/contracts/competition/activity.answers.ts';
import { activityQuestion } from '@rondelle/contracts/competition/questions.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { activityOfSeason } from '@rondelle/projections/activity-log/activity.queries.ts';
import { withNames } from '../membership/member-names.ts';
import { publicMember } from '../membership/public-member.ts';
import { publicProcedure, router } from '../trpc.ts';

export const activityRouter = router({
  list: publicProcedure
    .input(activityQuestion)
    .query(async ({ ctx: { db }, input }): Promise<ActivityAnswer> => {
      const { lang, member: asked } = input;
      const member = asked === undefined ? null : await publicMember(db, asked, 'member');
      const answer = await activityOfSeason(db, input, member?.id ?? null);
      return {
        ...answer,
        member: member && {
          id: member.number,
          username: member.username,
          path: pathsIn(lang).user({ id: member.number, name: member.username }),
        },
        entries: await withNames(db, lang, answer.entries),
      };
    }),
});
