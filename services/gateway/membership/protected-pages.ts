import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import type { FastifyInstance } from 'fastify';
import { redirectTo } from '../redirects/redirect-to.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { createRequestSession } from './request-session.ts';

const pageAt = (url: string) => matchPath(splitAddress(url).path);

/** Redirects readers without the permission of a page to the `forbidden` page before anything is rendered. */
export const protectedPages = (app: FastifyInstance, services: MemberServices): void => {
  app.addHook('onRequest', async (request, reply) => {
    const match = pageAt(request.url);
    const permission = match && pages[match.page.page].permission;
    if (!match || !permission) return;
    const session = await createRequestSession(services, request, reply).session();
    if (session && isAllowed(session.role, permission)) return;
    const path = pathsIn(match.lang).forbidden();
    // Members who log in on that page continue to the one that they opened.
    const next = session ? '' : `?next=${encodeURIComponent(request.url)}`;
    await redirectTo(reply.header('cache-control', 'no-store'), `${path}${next}`, 302);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (pageAt(request.url)?.page.page === 'forbidden' && reply.statusCode === 200) reply.code(403);
    return payload;
  });
};
