import * as commands from '@rondelle/contracts/membership/member.commands.ts';
import { actionsOn, noteAdminAction } from '@rondelle/members/accounts/administration.ts';
import { recordBan } from '@rondelle/community/safety/record.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { router, signedIn } from '../trpc/trpc.ts';
import { sessionsOf } from '@rondelle/members/accounts/sessions.ts';
import { erase } from '@rondelle/members/erase.ts';
import {
  requestAgeAgain,
  ban,
  memberBelow,
  changeRole,
  disable,
  endSessionsOf,
  memberList,
} from '@rondelle/members/manage.ts';

const manage = signedIn('member/manage');
const seasonIdOf = async (db: Db, slug: string): Promise<number> =>
  (await catalogueIn(db, 'fr')).seasonBy(slug).id;

const done = { done: true } as const;

/** Administration of members with lower roles. */
export const memberRouter = router({
  list: manage
    .input(commands.memberListInput)
    .query(async ({ ctx, input }) =>
      memberList(
        ctx.requestSession.services,
        ctx.session,
        input,
        input.season === undefined ? undefined : await seasonIdOf(ctx.db, input.season),
      ),
    ),
  /** The sessions of a member. */
  sessions: manage.input(commands.manageMember).query(async ({ ctx, input }) => {
    const { id } = await memberBelow(ctx.requestSession.services, ctx.session, input.uid);
    return sessionsOf(ctx.requestSession.services.accounts, id);
  }),
  /** Administrators' actions on a member, latest first. */
  actions: manage.input(commands.manageMember).query(async ({ ctx, input }) => {
    const { id } = await memberBelow(ctx.requestSession.services, ctx.session, input.uid);
    return actionsOn(ctx.requestSession.services.accounts, id);
  }),
  ban: manage.input(commands.banMember).mutation(async ({ ctx, input }) => {
    const whom = await ban(ctx.requestSession.services, ctx.session, input.uid, true);
    await recordBan(ctx, ctx.session, whom, input.because);
    ctx.notify?.(`member:${whom.memberId}`);
    return done;
  }),
  unban: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    const whom = await ban(ctx.requestSession.services, ctx.session, input.uid, false);
    await recordBan(ctx, ctx.session, whom, null);
    return done;
  }),
  disable: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    ctx.notify?.(`member:${await disable(ctx.requestSession.services, ctx.session, input.uid, true)}`);
    return done;
  }),
  enable: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    await disable(ctx.requestSession.services, ctx.session, input.uid, false);
    return done;
  }),
  changeRole: manage.input(commands.changeRole).mutation(async ({ ctx, input }) => {
    const { services } = ctx.requestSession;
    ctx.notify?.(`member:${await changeRole(services, ctx.session, input.uid, input.role)}`);
    return done;
  }),
  endSessions: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    ctx.notify?.(`member:${await endSessionsOf(ctx.requestSession.services, ctx.session, input.uid)}`);
    return done;
  }),
  askAgeAgain: manage.input(commands.manageMember).mutation(async ({ ctx, input }) => {
    await requestAgeAgain(ctx.requestSession.services, ctx.session, input.uid);
    return done;
  }),
  erase: manage.input(commands.eraseMember).mutation(async ({ ctx, input: { uid, what } }) => {
    const { services } = ctx.requestSession;
    const member = await memberBelow(services, ctx.session, uid);
    await erase(services, member, what);
    ctx.notify?.(`member:${member.id}`);
    const isErased = what === 'account';
    const action = isErased ? 'erase' : 'erase-data';
    await noteAdminAction(services.accounts, ctx.session.memberId, action, isErased ? null : member.id);
    return done;
  }),
});
