import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';
import { leadTo } from '../redirects/lead-to.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { createRequestSession } from './request-session.ts';

const pattern = /^\/(fr|en)\/admin(?:\/|$)/;

const languageOf = (path: string): Language | undefined =>
  languages.find((lang) => lang === pattern.exec(path)?.[1]);

/** Leads everyone who is no admin from the pages under `admin` to the page that says so, before anything is rendered. */
export const adminPages = (app: FastifyInstance, services: MemberServices): void => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const lang = languageOf(path);
    if (!lang) return;
    const forbidden = pathsIn(lang).forbidden();
    if (path === forbidden) return;
    const session = await createRequestSession(services, request, reply).session();
    if (!session || !isAllowed(session.role, 'member/manage'))
      await leadTo(reply.header('cache-control', 'no-store'), forbidden, 302);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const lang = languageOf(path);
    if (lang && path === pathsIn(lang).forbidden() && reply.statusCode === 200) reply.code(403);
    return payload;
  });
};
