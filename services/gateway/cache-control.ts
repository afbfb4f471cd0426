import type { FastifyInstance } from 'fastify';
import { isPersonal } from './response-cache/cacheable.ts';

/**
 * Has browsers ask again for every answer whose route says nothing else: without this header they keep a 301 or a 410
 * for ever. What is answered to a session is stored by nobody but its browser.
 */
export const sayHowToCache = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control'))
      reply.header('cache-control', isPersonal(request) ? 'private, no-cache' : 'no-cache');
    return payload;
  });
};
