import * as questions from '@rondelle/contracts/following/following.questions.ts';
import { noteVisit } from '@rondelle/infra/accounts/dashboard-visits.ts';
import { router, signedIn } from '../trpc.ts';
import { dashboardOf } from './dashboard.ts';

const own = signedIn('dashboard/own');

export const dashboardRouter = router({
  get: own
    .input(questions.ofDashboard)
    .query(({ ctx, input }) => dashboardOf(ctx.db, ctx.visit.desk, ctx.session, input.lang)),
  /** Told by the page that has shown it: the next visit shows what came after. */
  visited: own.input(questions.visited).mutation(async ({ ctx, input }) => {
    await noteVisit(ctx.visit.desk.accounts, ctx.session.memberId, input.upTo);
    return { noted: true as const };
  }),
});
