import * as inputs from '@rondelle/contracts/membership/ways-in.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { passkeysOf, renamePasskey } from '@rondelle/members/accounts/passkeys.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { awaitedNewcomer, enterBySecondFactor, joinFromElsewhere } from '@rondelle/members/ways-in/arrive.ts';
import {
  confirmAuthenticator,
  dropAuthenticator,
  offerAuthenticator,
  renewRecoveryCodes,
} from '@rondelle/members/ways-in/authenticator.ts';
import type { LoggedIn } from '@rondelle/members/ways-in/enter.ts';
import { assertMayAddFactor } from '@rondelle/members/ways-in/may-change.ts';
import { ownWaysIn, removeOwnPasskey, unlinkOwnProvider } from '@rondelle/members/ways-in/own-ways.ts';
import {
  beginPasskey,
  beginPasskeyEntry,
  enterByPasskey,
  keepPasskey,
} from '@rondelle/members/ways-in/passkeys.ts';
import { leaveFor, providerOf } from '@rondelle/members/ways-in/sign-in-elsewhere.ts';
import { entering, publicProcedure, router, signedIn, unchecked } from '../trpc.ts';
import type { RequestSession } from './request-session.ts';

const own = signedIn('account/own');
const done = { done: true } as const;

/** Leaves the token with the browser, and says who is in. */
export const letIn = (
  requestSession: RequestSession,
  { member: { number, username, role }, session, isHeldBack }: LoggedIn,
) => {
  requestSession.remember(session.token, number);
  const as = isHeldBack ? ('member' as const) : role;
  return { id: number, username, role: as, impersonatedBy: null, isHeldBack };
};

/** Passkeys, apps that show codes, and sign-in with others: into an account, and on the page of one's own. */
export const waysInRouter = router({
  /** Who else lets members in, as the login page offers them. */
  providers: publicProcedure
    .input(languageOnly)
    .output(unchecked(inputs.providersOutput))
    .query(({ ctx }) => ({ providers: [...(ctx.providers ?? [])] })),
  beginPasskeyEntry: entering
    .input(languageOnly)
    .mutation(({ ctx: { requestSession } }) =>
      beginPasskeyEntry(requestSession.services, requestSession.address),
    ),
  enterByPasskey: entering
    .input(inputs.enterByPasskey)
    .mutation(async ({ ctx: { requestSession }, input }) =>
      letIn(requestSession, await enterByPasskey(requestSession.services, requestSession, input)),
    ),
  /** Who has come from elsewhere and has no account yet; null for nobody. A mutation: it depends on who asks. */
  newcomer: entering
    .input(languageOnly)
    .mutation(({ ctx: { requestSession } }) =>
      awaitedNewcomer(requestSession.services, requestSession.signIn?.token ?? null),
    ),
  join: entering.input(inputs.joinFromElsewhere).mutation(async ({ ctx: { requestSession }, input }) => {
    const { services, signIn } = requestSession;
    const loggedIn = await joinFromElsewhere(services, requestSession, signIn?.token ?? null, input);
    requestSession.keepSignIn(null, input.lang);
    return letIn(requestSession, loggedIn);
  }),
  /** The second step of who came from elsewhere. */
  enterBySecondFactor: entering
    .input(inputs.withCode)
    .mutation(async ({ ctx: { requestSession }, input }) => {
      const { services, signIn } = requestSession;
      const loggedIn = await enterBySecondFactor(services, requestSession, signIn?.token ?? null, input.code);
      requestSession.keepSignIn(null, input.lang);
      return letIn(requestSession, loggedIn);
    }),
  list: own
    .input(languageOnly)
    .output(unchecked(inputs.waysInOutput))
    .query(({ ctx }) => ownWaysIn(ctx.requestSession.services, ctx.session)),
  beginPasskey: own
    .input(inputs.beginPasskey)
    .mutation(({ ctx, input }) =>
      beginPasskey(ctx.requestSession.services, ctx.session, input.currentPassword),
    ),
  keepPasskey: own
    .input(inputs.keepPasskey)
    .output(unchecked(inputs.codesOutput))
    .mutation(({ ctx, input }) => keepPasskey(ctx.requestSession.services, ctx.session, input)),
  renamePasskey: own.input(inputs.renamePasskey).mutation(async ({ ctx, input: { id, name } }) => {
    const { accounts } = ctx.requestSession.services;
    if (!(await renamePasskey(accounts, ctx.session.memberId, id, name)))
      throw new DomainError('account/passkey-unknown');
    return { passkeys: (await passkeysOf(accounts, ctx.session.memberId)).length };
  }),
  removePasskey: own.input(inputs.removePasskey).mutation(async ({ ctx, input }) => {
    await removeOwnPasskey(ctx.requestSession.services, ctx.session, input.id);
    return done;
  }),
  offerAuthenticator: own
    .input(inputs.withPassword)
    .output(unchecked(inputs.authenticatorOffer))
    .mutation(({ ctx, input }) =>
      offerAuthenticator(ctx.requestSession.services, ctx.session, input.currentPassword),
    ),
  confirmAuthenticator: own
    .input(inputs.withCode)
    .output(unchecked(inputs.codesOutput))
    .mutation(({ ctx, input }) => confirmAuthenticator(ctx.requestSession.services, ctx.session, input.code)),
  dropAuthenticator: own.input(inputs.withCode).mutation(async ({ ctx, input }) => {
    await dropAuthenticator(ctx.requestSession.services, ctx.session, input.code);
    return done;
  }),
  renewRecoveryCodes: own
    .input(inputs.withPassword)
    .output(unchecked(inputs.codesOutput))
    .mutation(({ ctx, input }) =>
      renewRecoveryCodes(ctx.requestSession.services, ctx.session, input.currentPassword),
    ),
  /** Where to go to link an account there: whoever finds an open browser knows no password. */
  linkProvider: own
    .input(inputs.linkProvider)
    .mutation(async ({ ctx: { requestSession, session }, input: { provider, currentPassword, lang } }) => {
      const { services, address, keepSignIn } = requestSession;
      const { id } = await assertMayAddFactor(services, session, currentPassword);
      const departure = { provider: providerOf(services, provider), lang, next: null, memberId: id };
      const left = await leaveFor(services, address, departure);
      keepSignIn(left.token, lang);
      return { address: left.address };
    }),
  unlinkProvider: own.input(inputs.unlinkProvider).mutation(async ({ ctx, input }) => {
    await unlinkOwnProvider(ctx.requestSession.services, ctx.session, input.provider);
    return done;
  }),
});
