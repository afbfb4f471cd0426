import * as commands from '@rondelle/contracts/membership/account.commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { endSession, endSessions } from '@rondelle/infra/accounts/sessions.ts';
import { eraseOwn as eraseOwnCommand } from '@rondelle/contracts/membership/member.commands.ts';
import { entering, router, signedIn } from '../trpc.ts';
import { eraseOwn } from './erase.ts';
import { impersonate, stopImpersonating } from './impersonate.ts';
import { logIn } from './log-in.ts';
import { confirmLink, readLink } from './confirm-link.ts';
import { mailHolder, resetPassword } from './mailed-links.ts';
import { changeOwnEmail, changeOwnPassword, memberOf, ownAccount } from './own-account.ts';
import { exportOwnData } from './own-export.ts';
import { awaitedConsent, changeParent } from './parent-address.ts';
import { registerMember } from './register.ts';
import { rejectLink } from './reject-link.ts';

const own = signedIn('account/own');

/** Entering an account and looking after one's own. */
export const accountRouter = router({
  /** Who is there; null for a visitor. */
  me: entering.input(commands.languageOnly).query(async ({ ctx: { visit } }) => {
    const session = await visit.session();
    return session && memberOf(session);
  }),
  /** Who is there; refuses visitors. */
  current: entering.input(commands.languageOnly).query(async ({ ctx: { visit } }) => {
    const session = await visit.session();
    if (!session) throw new DomainError('session/required');
    return memberOf(session);
  }),
  register: entering
    .input(commands.register)
    .mutation(({ ctx: { visit }, input }) => registerMember(visit.desk, visit.address, input)),
  /** What a mailed link is for. Tells, and is a mutation all the same: the token must not stand in an address. */
  readLink: entering
    .input(commands.followLink)
    .mutation(({ ctx: { visit }, input }) => readLink(visit.desk, visit.address, input.token)),
  confirm: entering
    .input(commands.followLink)
    .mutation(({ ctx: { visit }, input }) => confirmLink(visit.desk, visit.address, input.token)),
  /** Says no to what a mailed link would confirm; a registration goes with all that came of it. */
  reject: entering
    .input(commands.followLink)
    .mutation(({ ctx: { visit }, input }) => rejectLink(visit.desk, visit.address, input.token)),
  /** Into the site: the token goes into the browser's cookie, out of reach of scripts. */
  logIn: entering.input(commands.logIn).mutation(async ({ ctx: { visit }, input }) => {
    const { member, session } = await logIn(visit.desk, visit, input, 'site');
    visit.remember(session.token, member.number);
    return { id: member.number, username: member.username, role: member.role, impersonatedBy: null };
  }),
  /** For programs: the token is answered, to be sent as `Authorization: Bearer`. */
  openApiSession: entering.input(commands.logIn).mutation(async ({ ctx: { visit }, input }) => {
    const { member, session } = await logIn(visit.desk, visit, input, 'api');
    const user = { id: member.number, username: member.username, role: member.role, impersonatedBy: null };
    return { token: session.token, expiresAt: session.expiresAt, user };
  }),
  logOut: entering.input(commands.languageOnly).mutation(async ({ ctx: { visit } }) => {
    const session = await visit.session();
    if (session)
      await endSession(visit.desk.accounts, session.impersonator?.id ?? session.memberId, session.id);
    visit.forget();
    return { loggedOut: true as const };
  }),
  forgottenPassword: entering
    .input(commands.askForMail)
    .mutation(({ ctx: { visit }, input }) =>
      mailHolder(visit.desk, visit.address, input, 'forgottenPassword'),
    ),
  forgottenUsername: entering
    .input(commands.askForMail)
    .mutation(({ ctx: { visit }, input }) =>
      mailHolder(visit.desk, visit.address, input, 'forgottenUsername'),
    ),
  /** Mails a parent once more, where the account of an address waits for their consent. */
  askParentAgain: entering
    .input(commands.askForMail)
    .mutation(({ ctx: { visit }, input }) =>
      mailHolder(visit.desk, visit.address, input, 'parentConsentAgain'),
    ),
  /** Which parent the account of a child waits for. A mutation: a password must not stand in an address. */
  awaitedConsent: entering
    .input(commands.logIn)
    .mutation(({ ctx: { visit }, input }) => awaitedConsent(visit.desk, visit, input)),
  changeParent: entering
    .input(commands.changeParent)
    .mutation(({ ctx: { visit }, input }) => changeParent(visit.desk, visit, input)),
  resetPassword: entering.input(commands.resetPassword).mutation(async ({ ctx: { visit }, input }) => {
    await resetPassword(visit.desk, visit, input);
    return { changed: true as const };
  }),
  get: own.input(commands.languageOnly).query(({ ctx }) => ownAccount(ctx.visit.desk, ctx.session)),
  export: own
    .input(commands.languageOnly)
    .query(({ ctx }) => exportOwnData(ctx.db, ctx.visit.desk, ctx.session)),
  changePassword: own.input(commands.changePassword).mutation(async ({ ctx, input }) => {
    await changeOwnPassword(ctx.visit.desk, ctx.session, input);
    return { changed: true as const };
  }),
  changeEmail: own
    .input(commands.changeEmail)
    .mutation(({ ctx, input }) => changeOwnEmail(ctx.visit.desk, ctx.session, input)),
  endSession: own.input(commands.revokeSession).mutation(async ({ ctx, input }) => {
    const ended = await endSession(ctx.visit.desk.accounts, ctx.session.memberId, input.sessionId);
    if (!ended) throw new DomainError('session/unknown', 'sessionId');
    return { ended: true as const };
  }),
  endOtherSessions: own.input(commands.languageOnly).mutation(async ({ ctx }) => {
    await endSessions(ctx.visit.desk.accounts, ctx.session.memberId, ctx.session.id);
    return { ended: true as const };
  }),
  /** Deletes the account, or all that is held beside it; the password is asked again. */
  erase: own.input(eraseOwnCommand).mutation(async ({ ctx: { visit, session, log }, input }) => {
    await eraseOwn(visit.desk, log, session, input);
    if (input.what === 'account') visit.forget();
    return { erased: input.what };
  }),
  impersonate: signedIn('member/impersonate')
    .input(commands.impersonate)
    .mutation(({ ctx, input }) => impersonate(ctx.visit.desk, ctx.session, input.username)),
  unimpersonate: entering
    .input(commands.languageOnly)
    .mutation(async ({ ctx: { visit } }) => stopImpersonating(visit.desk, await visit.session())),
});
