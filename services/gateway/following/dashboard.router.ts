import * as inputs from '@rondelle/contracts/following/following.inputs.ts';
import { noteVisit } from '@rondelle/members/accounts/dashboard-visits.ts';
import { route } from '../rest/rest-meta.ts';
import { dashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { router, signedIn, unchecked } from '../trpc/trpc.ts';
import { dashboardOf } from '@rondelle/members/following/dashboard.ts';

const own = signedIn('dashboard/own');

export const dashboardRouter = router({
  get: own
    .meta({
      rest: route(
        'GET /dashboard',
        'What one supervises and follows, what others changed there, and what waits for an answer.',
      ),
    })
    .input(inputs.ofDashboard)
    .output(unchecked(dashboardOutput))
    .query(({ ctx, input }) => dashboardOf(ctx.db, ctx.requestSession.services, ctx.session, input.lang)),
  /** Records the position that the dashboard displayed; the next visit displays later changes. */
  visited: own.input(inputs.visited).mutation(async ({ ctx, input }) => {
    await noteVisit(ctx.requestSession.services.accounts, ctx.session.memberId, input.upTo);
    return { noted: true as const };
  }),
});
