import * as commands from '@rondelle/contracts/membership/member.commands.ts';
import { actionsOn, noteAdminAction } from '@rondelle/members/accounts/administration.ts';
import { recordBan } from '@rondelle/community/safety/record.ts';
import { router, signedIn } from '../trpc.ts';
import { erase } from '@rondelle/members/erase.ts';
import { ban, below, changeRole, endSessionsOf, memberList } from '@rondelle/members/manage.ts';

const manage = signedIn('member/manage');
const done = { done: true } as const;

/** What admins do with members of lower roles. */
export const memberRouter = router({
  list: manage
    .input(commands.memberListInput)
    .query(({ ctx, input }) => memberList(ctx.requestSession.services, ctx.session, input)),
  /** What admins have done to a member, latest first. */
  actions: manage.input(commands.manageMember).query(async ({ ctx, input }) => {
    const { id } = await below(ctx.requestSession.services, ctx.session, input.uid);
    return actionsOn(ctx.requestSession.services.accounts, id);
  }),
  ban: manage.input(commands.banMember).mutation(async ({ ctx, input }) => {
    const whom = await ban(ctx.requestSession.services, ctx.session, input.uid, true);
    await recordBan(ctx, ctx.session, whom, input.because);
    return done;
  }),
  unban: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    const whom = await ban(ctx.requestSession.services, ctx.session, input.uid, false);
    await recordBan(ctx, ctx.session, whom, null);
    return done;
  }),
  changeRole: manage.input(commands.changeRole).mutation(async ({ ctx, input }) => {
    await changeRole(ctx.requestSession.services, ctx.session, input.uid, input.role);
    return done;
  }),
  endSessions: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    await endSessionsOf(ctx.requestSession.services, ctx.session, input.uid);
    return done;
  }),
  erase: manage.input(commands.eraseMember).mutation(async ({ ctx, input: { uid, what } }) => {
    const { services } = ctx.requestSession;
    const member = await below(services, ctx.session, uid);
    await erase(services, member, what);
    const isErased = what === 'account';
    const action = isErased ? 'erase' : 'erase-data';
    await noteAdminAction(services.accounts, ctx.session.memberId, action, isErased ? null : member.id);
    return done;
  }),
});
