import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { maintenanceMode } from '@rondelle/contracts/site/maintenance.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { SiteState } from '@rondelle/contracts/site/settings.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { FastifyInstance } from 'fastify';
import { isForPrograms, languageOf } from '../load/busy.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { closedPage } from '../ssr/failure-page.ts';

/** Health checks, metrics, and files of the notice page. */
const isAlwaysServed = (url: string): boolean =>
  /^\/(healthz|readyz|metrics|robots\.txt|icon\.svg)(\?|$)/.test(url);

const loginPaths = new Set(languages.flatMap((lang) => [pathsIn(lang).login(), pathsIn(lang).callback()]));
/** Sign-in stays available for members who may reopen the site. */
const isSignInAddress = (url: string): boolean =>
  loginPaths.has(url.split('?', 1)[0] ?? '') ||
  /^\/(assets\/|sign-in\/|callback\/|trpc\/(account\.(logIn|logOut|current|me)|signInMethods\.(providers|beginPasskeyEntry|enterBy\w+))\b|api\/v1\/auth\/login\b)/.test(
    url,
  );

/**
 * While the site is closed or in maintenance, responds with 503: a page for people, and for programs the one word
 * that the site's own pages check for. Members who may change the site's settings are not affected.
 */
export const closeSite = (
  app: FastifyInstance,
  state: () => SiteState,
  services: MemberServices | null = null,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const now = state();
    if (now === 'open' || isAlwaysServed(request.url)) return undefined;
    if (services && isSignInAddress(request.url)) return undefined;
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
