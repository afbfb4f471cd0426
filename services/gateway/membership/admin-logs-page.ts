import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance } from 'fastify';
import { createInProcessCall } from '../in-process-call.ts';
import { takeTurns } from '../load/take-turns.ts';
import type { WorkQueue } from '../load/work-queue.ts';
import { sendPage } from '../ssr/pages.ts';
import type { WebBundle } from '../ssr/web-bundle.ts';
import type { Context } from '../trpc.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { createRequestSession } from './request-session.ts';

export type AdminLogsPageOptions = {
  readonly web: WebBundle;
  readonly context: Context;
  readonly services: MemberServices;
  /** `https://host`, without a slash at its end. */
  readonly origin: () => string;
  readonly queue: WorkQueue;
};

/** The page of the logs, made with the session of the admin who asks: it can be read without scripts, and nobody keeps it. */
export const adminLogsPage = async (
  app: FastifyInstance,
  { web, context, services, origin, queue }: AdminLogsPageOptions,
): Promise<void> => {
  takeTurns(app, queue);
  for (const lang of languages)
    app.get(pathsIn(lang).logs(), async (request, reply) => {
      const requestSession = createRequestSession(services, request, reply);
      const call = createInProcessCall({ ...context, requestSession });
      const rendered = await web.render({
        url: request.url,
        origin: origin(),
        manifest: web.manifest,
        call,
      });
      if (rendered.error)
        request.log.error({ err: rendered.error }, 'the page of the logs could not be made');
      return sendPage(reply.header('cache-control', 'private, no-store'), rendered);
    });
};
