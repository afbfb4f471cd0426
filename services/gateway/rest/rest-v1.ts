import type { FastifyInstance, FastifyReply } from 'fastify';
import { createInProcessCall } from '../in-process-call.ts';
import { requestedLanguage } from '../domain-errors.ts';
import type { Context } from '../trpc.ts';
import { nameIn, restCalls } from './calls.ts';
import { inputOfCall } from './input-of-call.ts';
import { openApiDocument } from './openapi.ts';
import { type Problem, problemIn, problemOf } from './problem.ts';

export type RestV1Options = { readonly context: Context };

/** `/teams/{eid}` → `/teams/:eid` */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const send = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));

const calls = async (app: FastifyInstance, { context }: RestV1Options): Promise<void> => {
  const ask = createInProcessCall(context);
  app.setNotFoundHandler((request, reply) =>
    send(reply, problemOf('request/unknown-path', 404, requestedLanguage(request.query))),
  );
  app.setErrorHandler((error, request, reply) => {
    const problem = problemIn(error, requestedLanguage(request.query), (field) => field);
    if (problem.status === 500) request.log.error({ err: error }, 'a call failed');
    return send(reply, problem);
  });
  for (const call of restCalls) {
    app.get(routeOf(call.path), async (request, reply) => {
      try {
        return await ask(call.procedure, inputOfCall(call, request.query, request.params));
      } catch (error) {
        const problem = problemIn(error, requestedLanguage(request.query), nameIn(call));
        if (problem.status === 500) throw error;
        return send(reply, problem);
      }
    });
  }
  // Otherwise the pages would answer for what is no call.
  app.get('/*', (_request, reply) => reply.callNotFound());
  let document: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

/** REST v1 under `/api/v1`: it translates, and the router answers. */
export const restV1 = async (app: FastifyInstance, options: RestV1Options): Promise<void> => {
  await app.register(calls, { ...options, prefix: '/api/v1' });
};
