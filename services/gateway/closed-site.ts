import { maintenanceMode } from '@rondelle/contracts/site/maintenance.ts';
import type { SiteState } from '@rondelle/infra/config/settings.ts';
import type { FastifyInstance } from 'fastify';
import { isForPrograms, languageOf } from './load/busy.ts';
import { closedPage } from './ssr/failure-page.ts';

/** Asked by who looks after the site, and by the page that says that it is away. */
const isAnswered = (url: string): boolean =>
  /^\/(healthz|readyz|metrics|robots\.txt|icon\.svg)(\?|$)/.test(url);

/**
 * Answers everybody that the site is not open, or away for an update: people by a page, programs by the one word that
 * the site's own pages look for.
 */
export const closeSite = (app: FastifyInstance, state: SiteState): void => {
  if (state === 'open') return;
  app.addHook('onRequest', async (request, reply) => {
    if (isAnswered(request.url)) return undefined;
    reply.code(503);
    if (isForPrograms(request.url)) return reply.type('text/plain; charset=utf-8').send(maintenanceMode);
    return reply.type('text/html; charset=utf-8').send(closedPage(state, languageOf(request)));
  });
};
