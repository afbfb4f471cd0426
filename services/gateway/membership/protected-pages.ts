import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { splitAddress } from '@rondelle/contracts/site/address.ts';
import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import type { FastifyInstance } from 'fastify';
import { leadTo } from '../redirects/lead-to.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { createRequestSession } from './request-session.ts';

const pageAt = (url: string) => matchPath(splitAddress(url).path);

/** Leads everyone who may not see a page to the page that says so, before anything is rendered. */
export const protectedPages = (app: FastifyInstance, services: MemberServices): void => {
  app.addHook('onRequest', async (request, reply) => {
    const match = pageAt(request.url);
    const permission = match && pages[match.page.page].permission;
    if (!match || !permission) return;
    const session = await createRequestSession(services, request, reply).session();
    if (!session || !isAllowed(session.role, permission))
      await leadTo(reply.header('cache-control', 'no-store'), pathsIn(match.lang).forbidden(), 302);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (pageAt(request.url)?.page.page === 'forbidden' && reply.statusCode === 200) reply.code(403);
    return payload;
  });
};
