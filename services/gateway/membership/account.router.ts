import * as commands from '@rondelle/contracts/membership/account.commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { endSession, endSessions } from '@rondelle/members/accounts/sessions.ts';
import { eraseOwn as eraseOwnCommand } from '@rondelle/contracts/membership/member.commands.ts';
import { route } from '../rest/rest-meta.ts';
import * as outputs from '@rondelle/contracts/membership/account.outputs.ts';
import { withRequestSession, router, signedIn, unchecked } from '../trpc/trpc.ts';
import { eraseOwn } from '@rondelle/members/erase.ts';
import { impersonate, stopImpersonating } from '@rondelle/members/impersonate.ts';
import { logIn } from '@rondelle/members/log-in.ts';
import { confirmLink, readLink } from '@rondelle/members/confirm-link.ts';
import { mailHolder, resetPassword } from '@rondelle/members/mailed-links.ts';
import { changeOwnEmail, changeOwnPassword, memberOf, ownAccount } from '@rondelle/members/own-account.ts';
import { exportOwnData } from '@rondelle/members/own-export.ts';
import { awaitedConsent, changeParent } from '@rondelle/members/parent-address.ts';
import { registerMember } from '@rondelle/members/register.ts';
import { impersonationRecorder } from '@rondelle/community/safety/record.ts';
import { openSession } from './sign-in-methods.router.ts';
import { rejectLink } from '@rondelle/members/reject-link.ts';

const own = signedIn('account/own');

const errors = {
  401: 'Nobody is logged in, or name and password do not match.',
  403: 'The role does not allow it, or the account is not active.',
  422: 'A field does not hold what it must; `parameter` names it.',
  429: 'Too many tries.',
} as const;

/** Login, registration and the member's own account. */
export const accountRouter = router({
  /** The current member; null for a visitor. */
  me: withRequestSession.input(commands.languageOnly).query(async ({ ctx: { requestSession } }) => {
    const session = await requestSession.session();
    return session && memberOf(session);
  }),
  /** The current member. Throws `session/required` for a visitor. */
  current: withRequestSession
    .meta({ rest: route('GET /auth/user', 'The member whose token it is.', { errors }) })
    .input(commands.languageOnly)
    .output(unchecked(outputs.memberOutput))
    .query(async ({ ctx: { requestSession } }) => {
      const session = await requestSession.session();
      if (!session) throw new DomainError('session/required');
      return memberOf(session);
    }),
  /** A captcha challenge. A mutation, since the response of a query could be cached and reused. */
  captcha: withRequestSession
    .input(commands.captchaInput)
    .mutation(async ({ ctx: { requestSession }, input }) => ({
      challenge: await requestSession.services.captcha.challenge(input.action),
    })),
  register: withRequestSession
    .meta({
      rest: route(
        'POST /auth/register',
        'Registers a member, who confirms by mail. Known and unknown addresses get the same answer.',
        { isOpen: true, errors },
      ),
    })
    .input(commands.register)
    .output(unchecked(outputs.mailSentOutput))
    .mutation(({ ctx: { requestSession }, input }) =>
      registerMember(requestSession.services, requestSession.address, input),
    ),
  /** The purpose of a mailed link. A mutation although it only reads: the token must not appear in a URL. */
  readLink: withRequestSession
    .input(commands.followLink)
    .mutation(({ ctx: { requestSession }, input }) =>
      readLink(requestSession.services, requestSession.address, input.token),
    ),
  confirm: withRequestSession
    .input(commands.followLink)
    .mutation(({ ctx: { requestSession }, input }) =>
      confirmLink(requestSession.services, requestSession.address, input.token),
    ),
  /** Rejects the request of a mailed link; a rejected registration is deleted with its data. */
  reject: withRequestSession
    .input(commands.followLink)
    .mutation(({ ctx: { requestSession }, input }) =>
      rejectLink(requestSession.services, requestSession.address, input.token),
    ),
  /** Logs in on the site: the token goes into an HttpOnly cookie. */
  logIn: withRequestSession.input(commands.logIn).mutation(async ({ ctx: { requestSession }, input }) => {
    return openSession(requestSession, await logIn(requestSession.services, requestSession, input, 'site'));
  }),
  /** Logs in a program: returns the token to send as `Authorization: Bearer`. */
  openApiSession: withRequestSession
    .meta({
      rest: route('POST /auth/login', 'Logs in; the token goes into `Authorization: Bearer`.', {
        isOpen: true,
        errors,
      }),
    })
    .input(commands.logIn)
    .output(unchecked(outputs.loginOutput))
    .mutation(async ({ ctx: { requestSession }, input }) => {
      const { services } = requestSession;
      const { member, session, isHeldBack } = await logIn(services, requestSession, input, 'api');
      const { number: id, username } = member;
      const role = isHeldBack ? ('member' as const) : member.role;
      const user = { id, username, role, impersonatedBy: null };
      return { token: session.token, expiresAt: session.expiresAt, user };
    }),
  logOut: withRequestSession
    .meta({ rest: route('GET /auth/logout', 'Ends the session of the token.', { errors }) })
    .input(commands.languageOnly)
    .output(unchecked(outputs.loggedOutOutput))
    .mutation(async ({ ctx: { requestSession } }) => {
      const session = await requestSession.session();
      if (session)
        await endSession(
          requestSession.services.accounts,
          session.impersonator?.id ?? session.memberId,
          session.id,
        );
      requestSession.forget();
      return { loggedOut: true };
    }),
  forgottenPassword: withRequestSession
    .input(commands.requestMail)
    .mutation(({ ctx: { requestSession }, input }) =>
      mailHolder(requestSession.services, requestSession, input, 'forgottenPassword'),
    ),
  forgottenUsername: withRequestSession
    .input(commands.requestMail)
    .mutation(({ ctx: { requestSession }, input }) =>
      mailHolder(requestSession.services, requestSession, input, 'forgottenUsername'),
    ),
  /** Mails the parent again if the account of this address waits for their consent. */
  askParentAgain: withRequestSession
    .meta({
      rest: route(
        'POST /auth/parent-consent',
        'Asks a parent once more to consent, where the account of the address waits for it. All addresses get the same answer.',
        { isOpen: true, errors },
      ),
    })
    .input(commands.requestMail)
    .output(unchecked(outputs.mailSentOutput))
    .mutation(({ ctx: { requestSession }, input }) =>
      mailHolder(requestSession.services, requestSession, input, 'parentConsentAgain'),
    ),
  /** The parent whose consent an account waits for. A mutation: a password must not appear in a URL. */
  awaitedConsent: withRequestSession
    .input(commands.logIn)
    .mutation(({ ctx: { requestSession }, input }) =>
      awaitedConsent(requestSession.services, requestSession, input),
    ),
  changeParent: withRequestSession
    .input(commands.changeParent)
    .mutation(({ ctx: { requestSession }, input }) =>
      changeParent(requestSession.services, requestSession, input),
    ),
  resetPassword: withRequestSession
    .input(commands.resetPassword)
    .mutation(async ({ ctx: { requestSession }, input }) => {
      await resetPassword(requestSession.services, requestSession, input);
      return { changed: true as const };
    }),
  get: own
    .input(commands.languageOnly)
    .query(({ ctx }) => ownAccount(ctx.requestSession.services, ctx.session)),
  export: own
    .input(commands.languageOnly)
    .query(({ ctx }) => exportOwnData(ctx.db, ctx.requestSession.services, ctx.session)),
  changePassword: own.input(commands.changePassword).mutation(async ({ ctx, input }) => {
    await changeOwnPassword(ctx.requestSession.services, ctx.session, input);
    ctx.notify?.(`member:${ctx.session.memberId}`);
    return { changed: true as const };
  }),
  changeEmail: own
    .input(commands.changeEmail)
    .mutation(({ ctx, input }) => changeOwnEmail(ctx.requestSession.services, ctx.session, input)),
  endSession: own.input(commands.revokeSession).mutation(async ({ ctx, input }) => {
    const ended = await endSession(
      ctx.requestSession.services.accounts,
      ctx.session.memberId,
      input.sessionId,
    );
    if (!ended) throw new DomainError('session/unknown', 'sessionId');
    ctx.notify?.(`member:${ctx.session.memberId}`);
    return { ended: true as const };
  }),
  endOtherSessions: own.input(commands.languageOnly).mutation(async ({ ctx }) => {
    await endSessions(ctx.requestSession.services.accounts, ctx.session.memberId, ctx.session.id);
    ctx.notify?.(`member:${ctx.session.memberId}`);
    return { ended: true as const };
  }),
  /** Deletes the account, or only the other data of the member. Requires the password. */
  erase: own.input(eraseOwnCommand).mutation(async ({ ctx: { requestSession, session }, input }) => {
    await eraseOwn(requestSession.services, session, input);
    if (input.what === 'account') requestSession.forget();
    return { erased: input.what };
  }),
  impersonate: signedIn('member/impersonate')
    .meta({
      rest: route('POST /auth/impersonate', 'Lets an admin stand in for a member of a lower role.', {
        errors,
      }),
    })
    .input(commands.impersonate)
    .output(unchecked(outputs.memberOutput))
    .mutation(({ ctx, input }) =>
      impersonate(ctx.requestSession.services, ctx.session, input.username, impersonationRecorder(ctx.log)),
    ),
  unimpersonate: withRequestSession
    .meta({ rest: route('POST /auth/unimpersonate', 'Back to the admin’s own account.', { errors }) })
    .input(commands.languageOnly)
    .output(unchecked(outputs.memberOutput))
    .mutation(async ({ ctx: { requestSession, log } }) =>
      stopImpersonating(requestSession.services, await requestSession.session(), impersonationRecorder(log)),
    ),
});
