import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createInProcessCall } from '../in-process-call.ts';
import type { Desk } from '../membership/desk.ts';
import { refuseForeign } from '../membership/refuse-foreign.ts';
import { createVisit } from '../membership/visit.ts';
import { problemIn } from '../rest/problem.ts';
import { languageAsked } from '../refusals.ts';
import type { Context } from '../trpc.ts';
import { restNames, restWrites, type RestWrite } from './rest-writes.ts';
import { retryHeadersOf } from './write-limits.ts';

export type WritesOptions = { readonly context: Context; readonly desk: Desk };

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

const inputOf = ({ query, params, body, headers }: FastifyRequest, { method }: RestWrite): object => {
  const said = method === 'DELETE' ? numbersIn(query ?? {}) : Object.assign({}, query, body);
  const { gid, ...others } = numbersIn(params ?? {});
  const commandId = headers['idempotency-key'];
  return { ...said, ...others, ...(gid !== undefined && { gameId: gid }), commandId };
};

const sendProblem = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
  const problem = problemIn(error, languageAsked(request.query), (field) => restNames[field] ?? field);
  if (problem.status === 500) request.log.error({ err: error }, 'a call failed');
  const cause = error instanceof Error ? { cause: error.cause } : {};
  return reply
    .code(problem.status)
    .headers(retryHeadersOf(cause))
    .type('application/problem+json')
    .send(JSON.stringify(problem));
};

const calls = async (app: FastifyInstance, { context, desk }: WritesOptions): Promise<void> => {
  refuseForeign(app, desk);
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, error));
  for (const call of restWrites) {
    app.route({
      method: call.method,
      url: routeOf(call.path),
      handler: async (request, reply) => {
        const visit = createVisit(desk, request, reply);
        const tell = createInProcessCall({ ...context, visit }, 'mutation');
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
