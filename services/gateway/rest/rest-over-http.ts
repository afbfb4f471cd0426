import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestedLanguage } from '../domain-errors.ts';
import { createInProcessCall } from '../in-process-call.ts';
import { takeTurns } from '../load/take-turns.ts';
import type { WorkQueue } from '../load/work-queue.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import { scopeOfInput } from '../response-cache/input-scope.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { Context } from '../trpc.ts';
import { retryHeadersOf } from '@rondelle/commands/write-limits.ts';
import { failWithProblem, missWithProblem, sendProblem } from './answer-problems.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { inputOf } from './input-of.ts';
import { openApiDocument } from './openapi.ts';
import { problemIn } from './problem.ts';
import { nameIn, type RestRoute, restRoutes, urlOf } from './routes.ts';
import { restPrefix } from './prefix.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** One route: it translates, and the router answers. */
const serve = (app: FastifyInstance, route: RestRoute, contextOf: ContextOf): void => {
  app.route({
    method: route.method,
    url: urlOf(route),
    errorHandler: (error, request, reply) => {
      const problem = problemIn(error, requestedLanguage(request.query), nameIn(route));
      if (problem.status === 500) request.log.error({ err: error }, 'a call failed');
      return sendProblem(reply.headers(retryHeadersOf(error)), problem);
    },
    handler: async (request, reply) => {
      if (route.deprecated) reply.headers(deprecationHeaders(route.deprecated));
      const call = createInProcessCall(contextOf(request, reply), route.type);
      const answer = await call(route.procedure, inputOf(route, request));
      // A text alone is JSON as well.
      const body = typeof answer === 'string' ? JSON.stringify(answer) : answer;
      return reply
        .code(route.status ?? 200)
        .type('application/json; charset=utf-8')
        .send(body);
    },
  });
};

const publicRead = restRoutes.filter(({ isPublic, method }) => isPublic && method === 'GET');
/** Questions that everybody may ask with a body: nothing keeps their answers. */
const publicAsked = restRoutes.filter(({ isPublic, method }) => isPublic && method !== 'GET');

/** Pages of other sites may read what everybody may: no cookie of a reader's is sent with such a question. */
const readableElsewhere = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'etag, retry-after, deprecation, sunset, link',
      'cross-origin-resource-policy': 'cross-origin',
    });
    done();
  });
};

const askedRoutes = async (
  app: FastifyInstance,
  { context, queue }: { readonly context: Context; readonly queue: WorkQueue },
): Promise<void> => {
  failWithProblem(app);
  takeTurns(app, queue);
  for (const route of publicAsked) serve(app, route, () => context);
};

/** What everybody may ask, and the document. */
export const publicRoutes = async (
  app: FastifyInstance,
  { context }: { readonly context: Context },
): Promise<void> => {
  failWithProblem(app);
  missWithProblem(app);
  readableElsewhere(app);
  for (const route of publicRead) serve(app, route, () => context);
  // Otherwise the pages would answer for what is no route.
  app.get('/*', (_request, reply) => reply.callNotFound());
  let document: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

/** What changes something by GET, such as logging out: another site must not be able to do it with an image. */
const assertOwnPage = ({ type }: RestRoute, { method, headers }: FastifyRequest): void => {
  const isFromElsewhere = ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
  if (type === 'mutation' && method === 'GET' && isFromElsewhere)
    throw new DomainError('request/foreign-origin');
};

type SessionOptions = {
  readonly context: Context;
  readonly services: MemberServices;
  readonly queue: WorkQueue;
};

/** What is asked and done with a session, or to get one. */
const sessionRoutes = async (
  app: FastifyInstance,
  { context, services, queue }: SessionOptions,
): Promise<void> => {
  rejectForeignOrigin(app, services);
  const serveAll = (scope: FastifyInstance, type: RestRoute['type']) => {
    for (const route of restRoutes.filter((one) => !one.isPublic && one.type === type))
      serve(scope, route, (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        assertOwnPage(route, request);
        return { ...context, requestSession: createRequestSession(services, request, reply) };
      });
  };
  serveAll(app, 'mutation');
  await app.register(async (queries) => {
    takeTurns(queries, queue);
    serveAll(queries, 'query');
  });
  // Kept for programs that ask for it: a token is not renewed, one logs in again.
  app.get('/auth/refresh', (_request, reply) => {
    reply.headers(deprecationHeaders({ since: '2026-11-21', instead: '/auth/login' }));
    throw new DomainError('session/refresh-disabled');
  });
};

export type RestOptions = {
  readonly cache: ResponseCache;
  readonly context: Context;
  /** Without them, nobody has a session. */
  readonly services: MemberServices | null;
};

/** REST, made from the routes that procedures declare; public answers are cached like those of the pages. */
export const restOverHttp = async (
  app: FastifyInstance,
  { cache, context, services }: RestOptions,
): Promise<void> => {
  const prefix = restPrefix;
  await app.register(askedRoutes, { context, queue: cache.queue, prefix });
  if (services) await app.register(sessionRoutes, { context, services, queue: cache.queue, prefix });
  // A scope of its own: hooks reach all scopes within, and nothing of a session is cached.
  await app.register(async (cached) => {
    cacheResponses(cached, cache, {
      scopeOf: ({ query, params }) => scopeOfInput(Object.assign({}, query, params), cache.versions),
    });
    await cached.register(publicRoutes, { context, prefix });
  });
};
