import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { findSession } from '@rondelle/members/accounts/sessions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { foundSession, tokenOf } from '../membership/request-session.ts';
import { type RequestTiming, serverTimingOf, withTiming } from './request-timing.ts';

/** How long a token without the permission is remembered, to save looking it up for each request. */
const rememberMs = 60_000;
const mostRemembered = 10_000;

const refusedLately = () => {
  const until = new Map<string, number>();
  return {
    has: (token: string): boolean => (until.get(token) ?? 0) > Date.now(),
    add: (token: string): void => {
      if (until.size >= mostRemembered) until.clear();
      until.set(token, Date.now() + rememberMs);
    },
  };
};

/** Adds a `Server-Timing` header to responses for members who may see it. */
export const serverTiming = (app: FastifyInstance, services: MemberServices): void => {
  const timings = new WeakMap<FastifyRequest, RequestTiming>();
  const refused = refusedLately();
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenOf(request);
    if (token === null || refused.has(token)) return done();
    timings.set(request, withTiming(done));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const [timing, token] = [timings.get(request), tokenOf(request)];
    if (!timing || token === null) return payload;
    const session = await (
      foundSession(request) ?? findSession(services.accounts, token, services.isSecondFactorRequired())
    ).catch(() => null);
    if (session && isAllowed(session.role, 'site/trace'))
      reply.header('server-timing', serverTimingOf(timing));
    else refused.add(token);
    return payload;
  });
};
