import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../membership/desk.ts';
import { createVisit } from '../membership/visit.ts';

const dashboards: ReadonlyMap<string, string> = new Map(
  languages.map((lang) => [pathsIn(lang).dashboard(), pathsIn(lang).login()]),
);

/** Sends visitors of the dashboard to log in, and back afterwards, before anything is rendered. */
export const ownPages = (app: FastifyInstance, desk: Desk): void => {
  app.addHook('onRequest', async (request, reply) => {
    const login = dashboards.get(request.url.split('?', 1)[0] ?? '');
    if (login === undefined || (await createVisit(desk, request, reply).session())) return;
    const next = encodeURIComponent(request.url);
    await reply.header('cache-control', 'no-store').redirect(`${login}?next=${next}`, 302);
  });
};
