import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PageName } from '@rondelle/contracts/site/pages/pages.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ifUnreadable, readFormBodies } from '../bounds/form-bodies.ts';
import { takeTurns } from '../load/take-turns.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { failWithPage } from '../ssr/pages.ts';
import type { FormOptions, PostedTo } from './form-options.ts';
import { handleLetterForm } from './letter-form.ts';
import { handleSurveyForm } from './survey-form.ts';
import { handleUnsubscribeForm } from './unsubscribe-form.ts';

type Handler = (
  options: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  posted: PostedTo,
) => Promise<unknown>;

/** Body limit: a message of 4,000 characters, each up to nine bytes when URL-encoded, and the other fields. */
const mostBytes = 65_536;

/** Pages whose form is posted to the page itself. */
const handlers: Partial<Record<PageName, Handler>> = {
  supervisor: handleLetterForm,
  contact: handleLetterForm,
  surveys: handleSurveyForm,
  unsubscribe: handleUnsubscribeForm,
};

/** Handles forms that browsers without scripts post to the page of the form. */
export const postedForms = async (app: FastifyInstance, options: FormOptions): Promise<void> => {
  rejectForeignOrigin(app, options.services);
  takeTurns(app, options.queue);
  readFormBodies(app, mostBytes);
  failWithPage(app);
  const errorHandler = ifUnreadable(({ url }, reply) => redirectTo(reply, url.split('?', 1)[0] ?? '/', 303));
  for (const lang of languages)
    app.post(`/${lang}/:page`, { errorHandler }, (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const page = matchPath(path)?.page;
      const handler = page && handlers[page.page];
      if (!handler) return reply.callNotFound();
      reply.header('cache-control', 'no-store');
      return handler(options, request, reply, { lang, path, page });
    });
};
