import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheResponses } from './response-cache/cache-responses.ts';
import { scopeOfInput } from './response-cache/input-scope.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import type { Scope, SeasonVersions } from './response-cache/season-versions.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { rejectForeignOrigin } from './membership/reject-foreign-origin.ts';
import { createRequestSession } from './membership/request-session.ts';
import { requestedLanguage } from './domain-errors.ts';
import { sendProblem } from './rest/answer-problems.ts';
import { problemOf } from './rest/problem.ts';
import { type AppRouter, appRouter } from './router.ts';
import type { Context } from './trpc.ts';
import { retryHeadersOf } from '@rondelle/commands/write-limits.ts';

export type TrpcOptions = {
  readonly cache: ResponseCache;
  readonly context: Context;
  readonly services: MemberServices | null;
};

/** The input of a query travels in the URL. */
const questionIn = (request: FastifyRequest): unknown => {
  const input = new URLSearchParams(request.url.split('?', 2)[1]).get('input');
  try {
    return JSON.parse(input ?? 'null');
  } catch {
    return null;
  }
};

const scopeOf = (request: FastifyRequest, versions: SeasonVersions): Scope | null =>
  scopeOfInput(questionIn(request), versions);

/** tRPC reads bodies of other kinds without a bound, and answers in other forms: no client of ours asks for either. */
const statusOfOtherForm = ({ method, headers }: FastifyRequest): 406 | 415 | null => {
  if (headers['trpc-accept'] !== undefined || headers.accept?.includes('application/jsonl')) return 406;
  if (method === 'GET' || method === 'HEAD') return null;
  return headers['content-type']?.startsWith('application/json') ? null : 415;
};

/** The router under `/trpc`: queries by GET, one a request, so that the response cache serves them. */
export const trpcOverHttp = async (
  app: FastifyInstance,
  { cache, context, services }: TrpcOptions,
): Promise<void> => {
  app.addHook('onRequest', async (request, reply) => {
    const status = statusOfOtherForm(request);
    if (status)
      await sendProblem(reply, problemOf('request/invalid', status, requestedLanguage(request.query)));
  });
  cacheResponses(app, cache, {
    scopeOf: (request) => scopeOf(request, cache.versions),
    // tRPC answers HEAD without running the query.
    isShared: ({ method }) => method === 'GET',
  });
  if (services) rejectForeignOrigin(app, services);
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) =>
        services ? { ...context, requestSession: createRequestSession(services, req, res) } : context,
      allowBatching: false,
      responseMeta: ({ errors }) => ({ headers: retryHeadersOf(errors[0]) }),
      onError: ({ error, req, path }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') req.log.error({ err: error, path }, 'a question failed');
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
};
