import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheResponses } from '../response-cache/cache-responses.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { requestedLanguage } from '../errors/domain-errors.ts';
import { sendProblem } from '../errors/send-problem.ts';
import { problemOf } from '../errors/problem.ts';
import { type AppRouter, appRouter } from '../router.ts';
import type { Context } from '../trpc/trpc.ts';
import { retryHeadersOf } from '@rondelle/commands/write-limits.ts';

export type TrpcOptions = {
  readonly cache: ResponseCache;
  readonly context: Context;
  readonly services: MemberServices | null;
};

/**
 * The error status for requests in formats that our clients never send: tRPC does not bound their bodies, and its
 * streamed responses can't be cached. Null for normal requests.
 */
const statusOfOtherForm = ({ method, headers }: FastifyRequest): 406 | 415 | null => {
  if (headers['trpc-accept'] !== undefined || headers.accept?.includes('application/jsonl')) return 406;
  if (method === 'GET' || method === 'HEAD') return null;
  return isJson(headers['content-type']) ? null : 415;
};

const isJson = (type = ''): boolean => /^\s*application\/json\s*(?:;|$)/i.test(type);

/** Media types are case-insensitive, but tRPC compares them as they are sent. */
const normaliseContentType = ({ raw: { headers } }: FastifyRequest): void => {
  if (isJson(headers['content-type'])) headers['content-type'] = 'application/json';
};

/** Serves the router under `/trpc`: queries by GET without batching, so that the cache can serve them. */
export const trpcOverHttp = async (
  app: FastifyInstance,
  { cache, context, services }: TrpcOptions,
): Promise<void> => {
  app.addHook('onRequest', async (request, reply) => {
    const status = statusOfOtherForm(request);
    if (status === null) normaliseContentType(request);
    else await sendProblem(reply, problemOf('request/invalid', status, requestedLanguage(request.query)));
  });
  cacheResponses(app, cache, {
    // tRPC responds to HEAD without running the query.
    isShared: ({ method }) => method === 'GET',
  });
  if (services) rejectForeignOrigin(app, services);
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }) =>
        services
          ? { ...context, requestSession: createRequestSession(services, req, res), opensEnvelopes: true }
          : context,
      allowBatching: false,
      responseMeta: ({ errors }) => ({ headers: retryHeadersOf(errors[0]) }),
      onError: ({ error, req, path }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') req.log.error({ err: error, path }, 'a question failed');
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
};
