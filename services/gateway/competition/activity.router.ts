import { activityOutput } from '@rondelle/contracts/competition/activity.outputs.ts';
import { activityInput } from '@rondelle/contracts/competition/inputs.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { activityOfSeason } from '@rondelle/projections/queries/activity-log/activity.queries.ts';
import { withNames } from '@rondelle/members/member-names.ts';
import { publicMember } from '@rondelle/members/public-member.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';

export const activityRouter = router({
  list: publicProcedure
    .meta({
      rest: route(
        'GET /activity',
        'All that was recorded and changed in a season, latest first, fifty at a time.',
        { names: { kind: 'type' } },
      ),
    })
    .input(activityInput)
    .output(unchecked(activityOutput))
    .query(async ({ ctx: { db }, input }) => {
      const { lang, member: memberNumber } = input;
      const member = memberNumber === undefined ? null : await publicMember(db, memberNumber, 'member');
      const output = await activityOfSeason(db, input, member?.id ?? null);
      return {
        ...output,
        member: member && {
          id: member.number,
          username: member.username,
          path: pathsIn(lang).user({ id: member.number, name: member.username }),
        },
        entries: await withNames(db, lang, output.entries),
      };
    }),
});
