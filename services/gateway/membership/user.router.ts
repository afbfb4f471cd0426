import { userInput } from '@rondelle/contracts/membership/member.commands.ts';
import { userOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { userPage } from '@rondelle/members/user-page.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';

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
    .query(({ ctx: { db }, input }) => userPage(db, input)),
});
