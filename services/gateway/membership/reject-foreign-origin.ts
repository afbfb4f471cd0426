import type { FastifyInstance } from 'fastify';
import { problemOf } from '../errors/problem.ts';
import { requestedLanguage } from '../errors/domain-errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { isForeign } from './origin-check.ts';

/** Rejects requests from pages of other sites, in addition to the `SameSite` cookie. */
export const rejectForeignOrigin = (app: FastifyInstance, { origin }: MemberServices): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForeign(request, origin())) return;
    const problem = problemOf('request/foreign-origin', 403, requestedLanguage(request.query));
    await reply.code(403).type('application/problem+json').send(JSON.stringify(problem));
  });
};
