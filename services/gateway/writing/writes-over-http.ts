import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createInProcessCall } from '../in-process-call.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { problemIn } from '../rest/problem.ts';
import { requestedLanguage } from '../domain-errors.ts';
import type { Context } from '../trpc.ts';
import { nameIn, pathParameters, restWrites, type RestWrite } from './rest-writes.ts';
import { retryHeadersOf } from './write-limits.ts';

export type WritesOptions = { readonly context: Context; readonly services: MemberServices };

/** `/games/{gid}` → `/games/:gid` */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** In a URL numbers are texts. */
const numbersIn = (texts: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      name !== 'ifRevision' && /^\d{1,9}$/.test(String(text)) ? Number(text) : text,
    ]),
  );

const inputOf = ({ query, params, body, headers }: FastifyRequest, call: RestWrite): object => {
  const said = call.method === 'DELETE' ? numbersIn(query ?? {}) : Object.assign({}, query, body);
  const inPath = numbersIn(params ?? {});
  const about = Object.fromEntries(pathParameters(call).map(([name, own]) => [own, inPath[name]]));
  return { ...said, ...about, commandId: headers['idempotency-key'] };
};

const sendProblem = (request: FastifyRequest, reply: FastifyReply, error: unknown, call: RestWrite) => {
  const problem = problemIn(error, requestedLanguage(request.query), nameIn(call));
  if (problem.status === 500) request.log.error({ err: error }, 'a call failed');
  const cause = error instanceof Error ? { cause: error.cause } : {};
  return reply
    .code(problem.status)
    .headers(retryHeadersOf(cause))
    .type('application/problem+json')
    .send(JSON.stringify(problem));
};

const calls = async (app: FastifyInstance, { context, services }: WritesOptions): Promise<void> => {
  rejectForeignOrigin(app, services);
  for (const call of restWrites) {
    app.route({
      method: call.method,
      url: routeOf(call.path),
      errorHandler: (error, request, reply) => sendProblem(request, reply, error, call),
      handler: async (request, reply) => {
        const requestSession = createRequestSession(services, request, reply);
        const tell = createInProcessCall({ ...context, requestSession }, 'mutation');
        const written = await tell(call.procedure, inputOf(request, call));
        return reply.code(call.status).header('cache-control', 'private, no-store').send(written);
      },
    });
  }
};

/** Changes for programs, under `/api/v1`: it translates, and the router does them. */
export const writesOverHttp = async (app: FastifyInstance, options: WritesOptions): Promise<void> => {
  await app.register(calls, { ...options, prefix: '/api/v1' });
};
