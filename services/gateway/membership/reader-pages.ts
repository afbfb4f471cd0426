import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pageNames, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { pathOf } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';
import { createPageCall } from '../calls/in-process-call.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { takeTurns } from '../load/take-turns.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import { sendPage } from '../ssr/pages.ts';
import type { PageMaker } from '../ssr/page-maker.ts';
import type { Context } from '../trpc/trpc.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { createRequestSession } from './request-session.ts';

export type ReaderPagesOptions = {
  readonly web: PageMaker;
  readonly context: Context;
  readonly services: MemberServices;
  /** `https://host`, without a trailing slash. */
  readonly origin: () => string;
  readonly queue: WorkQueue;
};

/** Pages rendered with the session of the reader. They work without scripts and are never cached. */
export const readerPages = async (
  app: FastifyInstance,
  { web, context, services, origin, queue }: ReaderPagesOptions,
): Promise<void> => {
  takeTurns(app, queue);
  const names = pageNames.filter((name) => pages[name].isMadeForReader);
  for (const path of languages.flatMap((lang) => names.map((name) => pathOf(lang, name))))
    app.get(path, async (request, reply) => {
      const requestSession = createRequestSession(services, request, reply);
      const call = createPageCall({ ...context, requestSession, opensEnvelopes: true });
      const rendered = await web.make({ url: request.url, origin: origin(), call });
      reply.header('cache-control', 'private, no-store');
      if ('redirect' in rendered) return redirectTo(reply, rendered.redirect, 302);
      if (rendered.error)
        request.log.error({ err: rendered.error }, 'a page made for its reader could not be made');
      return sendPage(reply, rendered);
    });
};
