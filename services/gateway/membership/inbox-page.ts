import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { inboxHtml } from './inbox-html.ts';
import { isOverLoopback } from './on-machine.ts';

/**
 * Shows the mails of a local site without a mail server, so that a developer can complete a registration. The inbox
 * holds everybody's mails, so only requests over loopback may read it, and only on sites that others cannot reach.
 */
export const inboxPage = async (
  app: FastifyInstance,
  { services }: { services: MemberServices },
): Promise<void> => {
  const { inbox } = services.mailer;
  for (const lang of languages)
    app.get(pathsIn(lang).inbox(), async (request, reply) => {
      if (!inbox || !isOverLoopback(request)) return reply.callNotFound();
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return inboxHtml(lang, await inbox());
    });
};
