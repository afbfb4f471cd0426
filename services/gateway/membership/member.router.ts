import * as commands from '@rondelle/contracts/membership/member.commands.ts';
import { actionsOn, noteAdminAction } from '@rondelle/infra/accounts/administration.ts';
import { router, signedIn } from '../trpc.ts';
import { erase } from './erase.ts';
import { ban, below, changeRole, endSessionsOf, memberList } from './manage.ts';

const manage = signedIn('member/manage');
const done = { done: true } as const;

/** What admins do with members of lower roles. */
export const memberRouter = router({
  list: manage
    .input(commands.memberListQuestion)
    .query(({ ctx, input }) => memberList(ctx.visit.desk, ctx.session, input)),
  /** What admins have done to a member, latest first. */
  actions: manage.input(commands.manageMember).query(async ({ ctx, input }) => {
    const { id } = await below(ctx.visit.desk, ctx.session, input.uid);
    return actionsOn(ctx.visit.desk.accounts, id);
  }),
  ban: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    await ban(ctx.visit.desk, ctx.session, input.uid, true);
    return done;
  }),
  unban: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    await ban(ctx.visit.desk, ctx.session, input.uid, false);
    return done;
  }),
  changeRole: manage.input(commands.changeRole).mutation(async ({ ctx, input }) => {
    await changeRole(ctx.visit.desk, ctx.session, input.uid, input.role);
    return done;
  }),
  endSessions: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    await endSessionsOf(ctx.visit.desk, ctx.session, input.uid);
    return done;
  }),
  erase: manage.input(commands.eraseMember).mutation(async ({ ctx, input: { uid, what } }) => {
    const { desk } = ctx.visit;
    const member = await below(desk, ctx.session, uid);
    await erase(desk, ctx.log, member, what);
    const isErased = what === 'account';
    const action = isErased ? 'erase' : 'erase-data';
    await noteAdminAction(desk.accounts, ctx.session.memberId, action, isErased ? null : member.id);
    return done;
  }),
});
