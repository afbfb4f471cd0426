import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { linkOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { outcomeOf, tokenInLink } from '@rondelle/contracts/membership/mailed-link.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorText } from '../errors/error-messages.ts';
import type { FormOptions } from '../forms/form-options.ts';
import { sendPosted } from '../forms/send-posted.ts';
import { ifUnreadable, readFormBodies } from '../bounds/form-bodies.ts';
import { createInProcessCall } from '../calls/in-process-call.ts';
import { takeTurns } from '../load/take-turns.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { problemIn } from '../errors/problem.ts';
import { failWithPage } from '../ssr/pages.ts';
import { rejectForeignOrigin } from './reject-foreign-origin.ts';
import { createRequestSession } from './request-session.ts';

type FormResponse = { readonly status: number; readonly posted: PostedForm };

const mostBytes = 8_192;
/** `link` is the link as copied from the mail; `answer` is the decision, after the question was displayed. */
const form = z.object({ link: z.string().max(2_000), answer: z.enum(['confirm', 'reject']).optional() });
const confirmation = z.object({ confirmed: linkOutput.shape.purpose, isActive: z.boolean() });

const refused = (status: number, code: string, message: string): FormResponse => ({
  status,
  posted: { values: {}, errors: [{ field: 'link', code, message }], isMember: false },
});

/** Follows a mailed link. Returns the outcome of the decision, or the form to display: the question or an error. */
const follow = async (
  call: (procedure: string, token: string) => Promise<unknown>,
  { link, answer: sendForm }: z.output<typeof form>,
  lang: Language,
): Promise<string | FormResponse> => {
  const token = tokenInLink(link);
  if (token === null) return refused(422, 'account/link-expired', errorText('account/link-expired', lang));
  try {
    if (sendForm === 'reject') {
      await call('account.reject', token);
      return 'rejected';
    }
    if (sendForm === 'confirm') {
      const done = confirmation.parse(await call('account.confirm', token));
      return outcomeOf(done.confirmed, done.isActive);
    }
    const { purpose, username, isFollowed } = linkOutput.parse(await call('account.readLink', token));
    const values = { link: token, purpose, username, ...(isFollowed && { isFollowed: 'yes' }) };
    return { status: 200, posted: { values, errors: [], isMember: false } };
  } catch (error) {
    const { status, type, title } = problemIn(error, lang, (field) => field);
    if (status >= 500) throw error;
    return refused(status, type, title);
  }
};

const sendForm = async (
  { context, services, pages }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  lang: Language,
) => {
  const path = pathsIn(lang).verify();
  reply.header('cache-control', 'no-store');
  const fields = form.safeParse(request.body);
  if (!fields.success) return redirectTo(reply, path, 303);
  const inProcess = createInProcessCall(
    { ...context, requestSession: createRequestSession(services, request, reply) },
    'mutation',
  );
  const done = await follow((procedure, token) => inProcess(procedure, { lang, token }), fields.data, lang);
  if (typeof done === 'string') return redirectTo(reply, `${path}?done=${done}`, 303);
  return sendPosted(reply, pages, path, done.posted, done.status);
};

/**
 * Mailed links in browsers without scripts. These do not send the part after `#`, so people paste the link into this
 * form. Nothing is confirmed before they have also posted the decision.
 */
export const linkForm = async (app: FastifyInstance, options: FormOptions): Promise<void> => {
  rejectForeignOrigin(app, options.services);
  takeTurns(app, options.queue);
  readFormBodies(app, mostBytes);
  failWithPage(app);
  for (const lang of languages) {
    const errorHandler = ifUnreadable((_request, reply) => redirectTo(reply, pathsIn(lang).verify(), 303));
    app.post(pathsIn(lang).verify(), { errorHandler }, (request, reply) =>
      sendForm(options, request, reply, lang),
    );
  }
};
