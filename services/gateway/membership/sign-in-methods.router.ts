import * as inputs from '@rondelle/contracts/membership/sign-in-methods.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { passkeysOf, renamePasskey } from '@rondelle/members/accounts/passkeys.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import {
  awaitedNewcomer,
  enterBySecondFactor,
  joinFromElsewhere,
} from '@rondelle/members/sign-in-methods/complete-sign-in.ts';
import {
  confirmAuthenticator,
  dropAuthenticator,
  offerAuthenticator,
  renewRecoveryCodes,
} from '@rondelle/members/sign-in-methods/authenticator.ts';
import type { LoggedIn } from '@rondelle/members/sign-in-methods/enter.ts';
import { assertMayAddFactor } from '@rondelle/members/sign-in-methods/may-change.ts';
import {
  ownSignInMethods,
  removeOwnPasskey,
  unlinkOwnProvider,
} from '@rondelle/members/sign-in-methods/own-sign-in-methods.ts';
import {
  beginPasskey,
  beginPasskeyEntry,
  enterByPasskey,
  storePasskey,
} from '@rondelle/members/sign-in-methods/passkeys.ts';
import { beginRedirect, providerOf } from '@rondelle/members/sign-in-methods/provider-sign-in.ts';
import { withRequestSession, publicProcedure, router, signedIn, unchecked } from '../trpc/trpc.ts';
import type { RequestSession } from './request-session.ts';

const own = signedIn('account/own');
const done = { done: true } as const;

/** Sets the session cookie and returns the member. */
export const openSession = (
  requestSession: RequestSession,
  { member: { number, username, role }, session, isHeldBack }: LoggedIn,
) => {
  requestSession.remember(session.token, number);
  const as = isHeldBack ? ('member' as const) : role;
  return { id: number, username, role: as, impersonatedBy: null, isHeldBack };
};

/** Passkeys, authenticator apps and external providers: logging in with them and managing them. */
export const signInMethodsRouter = router({
  /** The external providers that the login page offers. */
  providers: publicProcedure
    .input(languageOnly)
    .output(unchecked(inputs.providersOutput))
    .query(({ ctx }) => ({ providers: [...(ctx.providers ?? [])] })),
  beginPasskeyEntry: withRequestSession
    .input(languageOnly)
    .mutation(({ ctx: { requestSession } }) =>
      beginPasskeyEntry(requestSession.services, requestSession.address),
    ),
  enterByPasskey: withRequestSession
    .input(inputs.enterByPasskey)
    .mutation(async ({ ctx: { requestSession }, input }) =>
      openSession(requestSession, await enterByPasskey(requestSession.services, requestSession, input)),
    ),
  /**
   * The person who signed in with a provider and has no account yet; null without one. A mutation, since it depends on
   * a cookie and must not be cached.
   */
  newcomer: withRequestSession
    .input(languageOnly)
    .mutation(({ ctx: { requestSession } }) =>
      awaitedNewcomer(requestSession.services, requestSession.signIn?.token ?? null),
    ),
  join: withRequestSession
    .input(inputs.joinFromElsewhere)
    .mutation(async ({ ctx: { requestSession }, input }) => {
      const { services, signIn } = requestSession;
      const loggedIn = await joinFromElsewhere(services, requestSession, signIn?.token ?? null, input);
      requestSession.storeSignIn(null, input.lang);
      return openSession(requestSession, loggedIn);
    }),
  /** The second factor after a sign-in with a provider. */
  enterBySecondFactor: withRequestSession
    .input(inputs.withCode)
    .mutation(async ({ ctx: { requestSession }, input }) => {
      const { services, signIn } = requestSession;
      const loggedIn = await enterBySecondFactor(services, requestSession, signIn?.token ?? null, input.code);
      requestSession.storeSignIn(null, input.lang);
      return openSession(requestSession, loggedIn);
    }),
  list: own
    .input(languageOnly)
    .output(unchecked(inputs.signInMethodsOutput))
    .query(({ ctx }) => ownSignInMethods(ctx.requestSession.services, ctx.session)),
  beginPasskey: own
    .input(inputs.beginPasskey)
    .mutation(({ ctx, input }) =>
      beginPasskey(ctx.requestSession.services, ctx.session, input.currentPassword),
    ),
  keepPasskey: own
    .input(inputs.storePasskey)
    .output(unchecked(inputs.codesOutput))
    .mutation(async ({ ctx, input }) => {
      const codes = await storePasskey(ctx.requestSession.services, ctx.session, input);
      ctx.notify?.(`member:${ctx.session.memberId}`);
      return codes;
    }),
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
    .mutation(async ({ ctx, input }) => {
      const confirmed = await confirmAuthenticator(ctx.requestSession.services, ctx.session, input.code);
      ctx.notify?.(`member:${ctx.session.memberId}`);
      return confirmed;
    }),
  dropAuthenticator: own.input(inputs.withCode).mutation(async ({ ctx, input }) => {
    await dropAuthenticator(ctx.requestSession.services, ctx.session, ctx.requestSession, input.code);
    return done;
  }),
  renewRecoveryCodes: own
    .input(inputs.withPassword)
    .output(unchecked(inputs.codesOutput))
    .mutation(({ ctx, input }) =>
      renewRecoveryCodes(ctx.requestSession.services, ctx.session, input.currentPassword),
    ),
  /** The URL to link an account of a provider. Requires the password, in case of an unattended browser. */
  linkProvider: own
    .input(inputs.linkProvider)
    .mutation(async ({ ctx: { requestSession, session }, input: { provider, currentPassword, lang } }) => {
      const { services, address, storeSignIn } = requestSession;
      const { id } = await assertMayAddFactor(services, session, currentPassword);
      const departure = { provider: providerOf(services, provider), lang, next: null, memberId: id };
      const left = await beginRedirect(services, address, departure);
      storeSignIn(left.token, lang);
      return { address: left.address };
    }),
  unlinkProvider: own.input(inputs.unlinkProvider).mutation(async ({ ctx, input }) => {
    await unlinkOwnProvider(ctx.requestSession.services, ctx.session, input.provider);
    return done;
  }),
});
