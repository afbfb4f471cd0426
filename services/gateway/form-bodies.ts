import type { FastifyInstance } from 'fastify';

/** Reads what forms of browsers without scripts post, as texts by field name. */
export const readFormBodies = (app: FastifyInstance, mostBytes: number): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};
