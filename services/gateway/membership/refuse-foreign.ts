import type { FastifyInstance } from 'fastify';
import { problemOf } from '../rest/problem.ts';
import { languageAsked } from '../refusals.ts';
import type { Desk } from './desk.ts';
import { isForeign } from './origin-check.ts';

/** Refuses what a page of another site sends with a member's cookie, beside what the cookie itself refuses. */
export const refuseForeign = (app: FastifyInstance, { origin }: Desk): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForeign(request, origin())) return;
    const problem = problemOf('request/foreign-origin', 403, languageAsked(request.query));
    await reply.code(403).type('application/problem+json').send(JSON.stringify(problem));
  });
};
