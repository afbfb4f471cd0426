import { type Language, languages } from '@rondelle/contracts/competition/lists.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { SignInOutcome } from '@rondelle/contracts/membership/sign-in-outcomes.ts';
import { pathOfPage } from '@rondelle/contracts/site/local-path.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { type SignInResult, completeSignIn } from '@rondelle/members/sign-in-methods/complete-sign-in.ts';
import {
  completeRedirect,
  beginRedirect,
  providerOf,
} from '@rondelle/members/sign-in-methods/provider-sign-in.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redirectTo } from '../redirects/redirect-to.ts';
import { createRequestSession, type RequestSession } from './request-session.ts';
import { openSession } from './sign-in-methods.router.ts';

const queryOf = ({ url }: FastifyRequest): string => url.split('?', 2)[1] ?? '';
const languageIn = (text: string | null): Language => languages.find((one) => one === text) ?? 'fr';

const outcomes: Partial<Record<DomainErrorCode, SignInOutcome>> = {
  'account/sign-in-expired': 'expired',
  'account/sign-in-declined': 'declined',
  'account/disabled': 'not-active',
  'account/banned': 'not-active',
  'account/not-verified': 'not-active',
};
/** The outcome to display for an error; other domain errors mean that the provider is unavailable. */
const outcomeOf = (error: unknown): SignInOutcome => {
  if (!(error instanceof DomainError)) throw error;
  return outcomes[error.code] ?? 'unavailable';
};

const pathOfOutcome = (lang: Language, outcome: SignInOutcome): string =>
  `${pathsIn(lang).callback()}?outcome=${outcome}`;

/** The path to continue at after a sign-in, and its cookies. */
const pathAfter = (
  requestSession: RequestSession,
  result: SignInResult,
  { lang, next }: { readonly lang: Language; readonly next: string | null },
): string => {
  requestSession.storeSignIn('token' in result ? (result.token ?? null) : null, lang);
  const account = pathsIn(lang).account();
  if ('linked' in result) return `${account}?linked=1`;
  if ('outcome' in result) return pathOfOutcome(lang, result.outcome);
  const { isHeldBack } = openSession(requestSession, result.loggedIn);
  return isHeldBack ? account : (next ?? account);
};

/**
 * Sign-in with external providers: the link to the provider, for browsers without scripts too, and the callback. To
 * prevent login CSRF, the pending sign-in is bound to a cookie of the browser.
 */
export const signInRoutes = async (
  app: FastifyInstance,
  { services }: { services: MemberServices },
): Promise<void> => {
  const leave = async (request: FastifyRequest<{ Params: { key: string } }>, reply: FastifyReply) => {
    const query = new URLSearchParams(queryOf(request));
    const lang = languageIn(query.get('lang'));
    const requestSession = createRequestSession(services, request, reply);
    reply.header('cache-control', 'no-store');
    try {
      const next = pathOfPage(query.get('next'));
      const provider = providerOf(services, request.params.key);
      const departure = { provider, lang, next, memberId: null };
      const { address, token } = await beginRedirect(services, requestSession.address, departure);
      requestSession.storeSignIn(token, lang);
      // An external redirect: the settings name the provider.
      return await reply.redirect(address, 303);
    } catch (error) {
      return redirectTo(reply, pathOfOutcome(lang, outcomeOf(error)), 303);
    }
  };
  const back = async (request: FastifyRequest<{ Params: { key: string } }>, reply: FastifyReply) => {
    const requestSession = createRequestSession(services, request, reply);
    reply.header('cache-control', 'no-store');
    try {
      const { key } = request.params;
      const returned = await completeRedirect(
        services,
        key,
        requestSession.signIn?.token ?? null,
        queryOf(request),
      );
      const current = (await requestSession.session())?.memberId ?? null;
      const result = await completeSignIn(services, requestSession, returned, current);
      return await redirectTo(reply, pathAfter(requestSession, result, returned), 303);
    } catch (error) {
      return redirectTo(reply, pathOfOutcome(requestSession.signIn?.lang ?? 'fr', outcomeOf(error)), 303);
    }
  };
  app.get('/sign-in/:key', leave);
  app.get('/callback/:key', back);
};
