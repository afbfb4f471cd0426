import type { FastifyInstance } from 'fastify';
import { isPersonal } from '../response-cache/cacheable.ts';

/**
 * Sets `cache-control` where the route does not: browsers must revalidate, as they would otherwise cache a 301 or a 410
 * for ever. Responses to a session are `private`.
 */
export const setCacheControl = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isPersonal(request) ? 'private, no-cache' : 'no-cache');
    return payload;
  });
};
