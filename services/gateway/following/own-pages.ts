import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { redirectTo } from '../redirects/redirect-to.ts';

type LogInFirst = { readonly login: string; readonly comesBack: boolean };

/** Pages for members only. After login the member returns to the page, except to the logout page. */
const ownPaths: ReadonlyMap<string, LogInFirst> = new Map(
  languages.flatMap((lang): [string, LogInFirst][] => {
    const paths = pathsIn(lang);
    const login = paths.login();
    return [
      [paths.account(), { login, comesBack: true }],
      [paths.dashboard(), { login, comesBack: true }],
      [paths.notifications(), { login, comesBack: true }],
      [paths.notificationSettings(), { login, comesBack: true }],
      [paths.review(), { login, comesBack: true }],
      [paths.logout(), { login, comesBack: false }],
    ];
  }),
);

/** Redirects visitors of member pages to the login before anything is rendered. */
export const ownPages = (app: FastifyInstance, services: MemberServices): void => {
  app.addHook('onRequest', async (request, reply) => {
    const own = ownPaths.get(request.url.split('?', 1)[0] ?? '');
    if (own === undefined || (await createRequestSession(services, request, reply).session())) return;
    const next = own.comesBack ? `?next=${encodeURIComponent(request.url)}` : '';
    await redirectTo(reply.header('cache-control', 'no-store'), `${own.login}${next}`, 302);
  });
};
