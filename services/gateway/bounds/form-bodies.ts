import { DomainError } from '@rondelle/contracts/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Parses form posts of browsers without scripts into texts by field name. */
export const readFormBodies = (app: FastifyInstance, mostBytes: number): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/** Error handler for a malformed or too large form body, never sent by our own pages: redirects back to the page. */
export const ifUnreadable =
  (back: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    if (!(error instanceof DomainError) && (error.statusCode ?? 500) >= 500) throw error;
    return back(request, reply.header('cache-control', 'no-store'));
  };
