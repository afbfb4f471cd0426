import { DomainError } from '@rondelle/contracts/errors.ts';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createInProcessCall } from '../in-process-call.ts';
import { problemIn, problemOf } from '../rest/problem.ts';
import { requestedLanguage } from '../domain-errors.ts';
import type { Context } from '../trpc.ts';
import { type AuthCall, authCalls } from './auth-calls.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { rejectForeignOrigin } from './reject-foreign-origin.ts';
import { createRequestSession } from './request-session.ts';

export type AuthOptions = { readonly context: Context; readonly services: MemberServices };

const sendProblem = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
  const problem = problemIn(error, requestedLanguage(request.query), (field) => field);
  if (problem.status === 500) request.log.error({ err: error }, 'a call failed');
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
};

/** The body's members and, for the language, the query's. */
const inputOf = ({ query, body }: FastifyRequest): unknown =>
  typeof body === 'object' && body !== null ? Object.assign({}, query, body) : Object.assign({}, query);

/** Logging out by GET: another site must not be able to do it with an image. */
const isForeignLogout = ({ path }: AuthCall, { headers }: FastifyRequest): boolean =>
  path === '/auth/logout' && ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

const calls = async (app: FastifyInstance, { context, services }: AuthOptions): Promise<void> => {
  rejectForeignOrigin(app, services);
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
  for (const call of authCalls) {
    app.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        if (isForeignLogout(call, request)) {
          const problem = problemOf('request/foreign-origin', 403, requestedLanguage(request.query));
          return reply.code(403).type('application/problem+json').send(JSON.stringify(problem));
        }
        const requestSession = createRequestSession(services, request, reply);
        return createInProcessCall({ ...context, requestSession }, call.type)(
          call.procedure,
          inputOf(request),
        );
      },
    });
  }
  // Kept for programs that ask for it: a token is not renewed, one logs in again.
  app.get('/auth/refresh', (request, reply) => {
    const cause = new DomainError('session/refresh-disabled');
    const message = problemOf('session/refresh-disabled', 403, requestedLanguage(request.query)).title;
    return sendProblem(request, reply, new TRPCError({ code: 'FORBIDDEN', message, cause }));
  });
};

/** Logging in and out for programs, under `/api/v1/auth`: it translates, and the router answers. */
export const authOverHttp = async (app: FastifyInstance, options: AuthOptions): Promise<void> => {
  await app.register(calls, { ...options, prefix: '/api/v1' });
};
