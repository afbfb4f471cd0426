import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestedLanguage } from '../errors/domain-errors.ts';
import { createInProcessCall } from '../calls/in-process-call.ts';
import { takeTurns } from '../load/take-turns.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { Context } from '../trpc/trpc.ts';
import { retryHeadersOf } from '@rondelle/commands/write-limits.ts';
import { failWithProblem, missWithProblem, sendProblem } from '../errors/send-problem.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import { inputOf } from './input-of.ts';
import { openApiDocument } from './openapi.ts';
import { problemIn } from '../errors/problem.ts';
import { nameIn, type RestRoute, restRoutes, urlOf } from './routes.ts';
import { restPrefix } from './prefix.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Context;

/** Registers one route: translates the request, calls the procedure and translates the output. */
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
      const output = await call(route.procedure, inputOf(route, request));
      // A string output must become JSON too.
      const body = typeof output === 'string' ? JSON.stringify(output) : output;
      return reply
        .code(route.status ?? 200)
        .type('application/json; charset=utf-8')
        .send(body);
    },
  });
};

const publicRead = restRoutes.filter(({ isPublic, method }) => isPublic && method === 'GET');
/** Public queries with a body; their responses are not cached. */
const publicQueriesByPost = restRoutes.filter(({ isPublic, method }) => isPublic && method !== 'GET');

/** Allows pages of other sites to read public responses (CORS). Without credentials, so no cookie is sent. */
const allowAllOrigins = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'etag, retry-after, deprecation, sunset, link',
      'cross-origin-resource-policy': 'cross-origin',
    });
    done();
  });
};

const publicQueryRoutes = async (
  app: FastifyInstance,
  { context, queue }: { readonly context: Context; readonly queue: WorkQueue },
): Promise<void> => {
  failWithProblem(app);
  takeTurns(app, queue);
  for (const route of publicQueriesByPost) serve(app, route, () => context);
};

/** Public routes by GET, and the OpenAPI document. */
export const publicRoutes = async (
  app: FastifyInstance,
  { context }: { readonly context: Context },
): Promise<void> => {
  failWithProblem(app);
  missWithProblem(app);
  allowAllOrigins(app);
  for (const route of publicRead) serve(app, route, () => context);
  // Keeps unknown REST paths from the catch-all route of pages.
  app.get('/*', (_request, reply) => reply.callNotFound());
  let document: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

/** Throws for mutations by GET, such as logging out, that another site triggers, for example with an image. */
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

/** Routes that need a session or create one. */
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
  // For old clients: tokens are not refreshed; clients log in again.
  app.get('/auth/refresh', (_request, reply) => {
    reply.headers(deprecationHeaders({ since: '2026-11-21', instead: '/auth/login' }));
    throw new DomainError('session/refresh-disabled');
  });
};

export type RestOptions = {
  readonly cache: ResponseCache;
  readonly context: Context;
  /** Null means that there are no sessions. */
  readonly services: MemberServices | null;
};

/** Serves the REST routes that procedures declare. Public responses are cached like pages. */
export const restOverHttp = async (
  app: FastifyInstance,
  { cache, context, services }: RestOptions,
): Promise<void> => {
  const prefix = restPrefix;
  await app.register(publicQueryRoutes, { context, queue: cache.queue, prefix });
  if (services) await app.register(sessionRoutes, { context, services, queue: cache.queue, prefix });
  // A separate scope: hooks apply to all nested scopes, and responses to sessions must not be cached.
  await app.register(async (cached) => {
    cacheResponses(cached, cache);
    await cached.register(publicRoutes, { context, prefix });
  });
};
