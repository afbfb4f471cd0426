import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRead } from '../addresses/canonical-address.ts';
import { createInProcessCall } from '../in-process-call.ts';
import { takeTurns } from '../load/take-turns.ts';
import type { WorkQueue } from '../load/work-queue.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { problemIn } from '../rest/problem.ts';
import { requestedLanguage } from '../domain-errors.ts';
import type { Context } from '../trpc.ts';
import { type OwnCall, ownCalls } from './own-calls.ts';

export type OwnOptions = {
  readonly context: Context;
  readonly services: MemberServices;
  readonly queue: WorkQueue;
};

/** `/teams/{eid}` → `/teams/:eid` */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const inputOf = ({ query, params }: FastifyRequest, { thing }: OwnCall): object => {
  const asked: Record<string, unknown> = Object.assign({}, query, params);
  return thing ? { ...asked, kind: thing.kind, id: asked[thing.parameter] } : asked;
};

const sendProblem = (request: FastifyRequest, reply: FastifyReply, error: unknown, { thing }: OwnCall) => {
  const problem = problemIn(error, requestedLanguage(request.query), (field) =>
    thing && field === 'id' ? thing.parameter : field,
  );
  if (problem.status === 500) request.log.error({ err: error }, 'a call failed');
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
};

const calls = async (app: FastifyInstance, { context, services, queue }: OwnOptions): Promise<void> => {
  rejectForeignOrigin(app, services);
  takeTurns(app, queue, ({ method }) => isRead(method));
  for (const call of ownCalls)
    app.route({
      method: call.method,
      url: routeOf(call.path),
      errorHandler: (error, request, reply) => sendProblem(request, reply, error, call),
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const requestSession = createRequestSession(services, request, reply);
        const type = call.method === 'GET' ? 'query' : 'mutation';
        return createInProcessCall({ ...context, requestSession }, type)(
          call.procedure,
          inputOf(request, call),
        );
      },
    });
};

/** What is the member's own, for programs, under `/api/v1`: it translates, and the router answers. */
export const ownOverHttp = async (app: FastifyInstance, options: OwnOptions): Promise<void> => {
  await app.register(calls, { ...options, prefix: '/api/v1' });
};
