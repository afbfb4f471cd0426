import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { maintenanceMode } from '@rondelle/contracts/site/maintenance.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { SiteState } from '@rondelle/contracts/site/settings.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { FastifyInstance } from 'fastify';
import { isForPrograms, languageOf } from './load/busy.ts';
import { createRequestSession } from './membership/request-session.ts';
import { closedPage } from './ssr/failure-page.ts';

/** Asked by who looks after the site, and by the page that says that it is away. */
const isAnswered = (url: string): boolean =>
  /^\/(healthz|readyz|metrics|robots\.txt|icon\.svg)(\?|$)/.test(url);

const loginPaths = new Set(languages.flatMap((lang) => [pathsIn(lang).login(), pathsIn(lang).callback()]));
/** The way in for those who may open the site again. */
const isWayIn = (url: string): boolean =>
  loginPaths.has(url.split('?', 1)[0] ?? '') ||
  /^\/(assets\/|sign-in\/|callback\/|trpc\/(account\.(logIn|logOut|current|me)|waysIn\.(providers|beginPasskeyEntry|enterBy\w+))\b|api\/v1\/auth\/login\b)/.test(
    url,
  );

/**
 * While the site is not open, or away for an update, everybody is told so: people by a page, programs by the one word that
 * the site's own pages look for. Whoever may open it again goes on as usual.
 */
export const closeSite = (
  app: FastifyInstance,
  state: () => SiteState,
  services: MemberServices | null = null,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const now = state();
    if (now === 'open' || isAnswered(request.url)) return undefined;
    if (services && isWayIn(request.url)) return undefined;
    const session =
      services &&
      (await createRequestSession(services, request, reply)
        .session()
        .catch(() => null));
    if (session && isAllowed(session.role, 'site/settings')) return undefined;
    reply.code(503);
    if (isForPrograms(request.url)) return reply.type('text/plain; charset=utf-8').send(maintenanceMode);
    return reply.type('text/html; charset=utf-8').send(closedPage(now, languageOf(request)));
  });
};
