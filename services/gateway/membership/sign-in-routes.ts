import { type Language, languages } from '@rondelle/contracts/competition/lists.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { SignInOutcome } from '@rondelle/contracts/membership/sign-in-outcomes.ts';
import { pathOfPage } from '@rondelle/contracts/site/local-path.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { type Arrival, arrive } from '@rondelle/members/ways-in/arrive.ts';
import { comeBack, leaveFor, providerOf } from '@rondelle/members/ways-in/sign-in-elsewhere.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadTo } from '../redirects/lead-to.ts';
import { createRequestSession, type RequestSession } from './request-session.ts';
import { letIn } from './ways-in.router.ts';

const queryOf = ({ url }: FastifyRequest): string => url.split('?', 2)[1] ?? '';
const languageIn = (text: string | null): Language => languages.find((one) => one === text) ?? 'fr';

const outcomes: Partial<Record<DomainErrorCode, SignInOutcome>> = {
  'account/sign-in-expired': 'expired',
  'account/sign-in-declined': 'declined',
  'account/disabled': 'not-active',
  'account/banned': 'not-active',
  'account/not-verified': 'not-active',
};
/** What is not clear to people is that the other side did not answer as it should. */
const outcomeOf = (error: unknown): SignInOutcome => {
  if (!(error instanceof DomainError)) throw error;
  return outcomes[error.code] ?? 'unavailable';
};

const toldAt = (lang: Language, outcome: SignInOutcome): string =>
  `${pathsIn(lang).callback()}?outcome=${outcome}`;

/** Where who has come back goes on. */
const pathAfter = (
  requestSession: RequestSession,
  arrival: Arrival,
  { lang, next }: { readonly lang: Language; readonly next: string | null },
): string => {
  requestSession.keepSignIn('token' in arrival ? (arrival.token ?? null) : null, lang);
  const account = pathsIn(lang).account();
  if ('linked' in arrival) return `${account}?linked=1`;
  if ('outcome' in arrival) return toldAt(lang, arrival.outcome);
  const { isHeldBack } = letIn(requestSession, arrival.loggedIn);
  return isHeldBack ? account : (next ?? account);
};

/**
 * Sign-in with others: the way there, a plain link that needs no scripts, and the way back. What is awaited stands in a
 * cookie of the browser that left, so nobody can be led back into somebody else's account.
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
      const { address, token } = await leaveFor(services, requestSession.address, departure);
      requestSession.keepSignIn(token, lang);
      // To another site, which the settings name.
      return await reply.redirect(address, 303);
    } catch (error) {
      return leadTo(reply, toldAt(lang, outcomeOf(error)), 303);
    }
  };
  const back = async (request: FastifyRequest<{ Params: { key: string } }>, reply: FastifyReply) => {
    const requestSession = createRequestSession(services, request, reply);
    reply.header('cache-control', 'no-store');
    try {
      const { key } = request.params;
      const returned = await comeBack(services, key, requestSession.signIn?.token ?? null, queryOf(request));
      const current = (await requestSession.session())?.memberId ?? null;
      const arrival = await arrive(services, requestSession, returned, current);
      return await leadTo(reply, pathAfter(requestSession, arrival, returned), 303);
    } catch (error) {
      return leadTo(reply, toldAt(requestSession.signIn?.lang ?? 'fr', outcomeOf(error)), 303);
    }
  };
  app.get('/sign-in/:key', leave);
  app.get('/callback/:key', back);
};
