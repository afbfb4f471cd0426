import { userOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { userInput } from '@rondelle/contracts/membership/member.commands.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import {
  changesBySeason,
  contributionsOf,
} from '@rondelle/projections/activity-log/contributions.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc.ts';
import { publicMember } from '@rondelle/members/public-member.ts';

/** What everyone may know of a member: name, role, since when, and what they entered. */
export const userRouter = router({
  get: publicProcedure
    .meta({
      rest: route(
        'GET /users/{uid}',
        'A member: name, role, since when, the latest contributions, and how many there are by season.',
      ),
    })
    .input(userInput)
    .output(unchecked(userOutput))
    .query(async ({ ctx: { db }, input }) => {
      const { lang, uid } = input;
      const { id, username, role, createdAt } = await publicMember(db, String(uid), 'uid');
      const paths = pathsIn(lang);
      const seasons = await changesBySeason(db, lang, id);
      return {
        user: { id: uid, username },
        role,
        since: createdAt.slice(0, 10),
        path: paths.user({ id: uid, name: username }),
        contributions: await contributionsOf(db, lang, id),
        seasons: seasons.map((one) => ({ ...one, path: `${paths.activity(one.season)}?member=${uid}` })),
      };
    }),
});
