import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { contactTopics } from '@rondelle/contracts/site/contact-topics.ts';
import type { Page } from '@rondelle/contracts/site/routes.ts';
import { contactErrors } from '@rondelle/contracts/supervision/contact.ts';
import { contactSupervisor } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { nameBasedId } from '@rondelle/domain/name-based-id.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorText } from '../errors/error-messages.ts';
import { createInProcessCall } from '../calls/in-process-call.ts';
import { createRequestSession, type RequestSession } from '../membership/request-session.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { problemIn } from '../errors/problem.ts';
import type { Context } from '../trpc/trpc.ts';
import type { FormOptions, PostedTo } from './form-options.ts';
import { sendPosted } from './send-posted.ts';

const { name, replyTo, message, hockeyAnswer, website, ticket } = contactSupervisor.shape;
/** Missing fields count as empty: the form for members has fewer fields. */
const form = z.object({
  name: name.default(''),
  replyTo: replyTo.default(''),
  message: message.default(''),
  hockeyAnswer: hockeyAnswer.default(''),
  website: website.default(''),
  ticket: ticket.default(''),
  topic: z.enum(contactTopics).optional(),
});
type Fields = z.output<typeof form>;

/** The procedure for the contact form of a page, with its further input; null when the page has no such form. */
const procedureOf = (page: Page): { readonly name: string; readonly about: object } | null => {
  if (page.page === 'supervisor') return { name: 'supervision.contact', about: { suid: page.supervisorId } };
  return page.page === 'contact' ? { name: 'content.contact', about: {} } : null;
};
type Procedure = NonNullable<ReturnType<typeof procedureOf>>;

/** The command id derives from the content, so that reloading the posted form does not send the letter twice. */
const commandIdOf = ({ name: procedure, about }: Procedure, fields: Fields): string =>
  nameBasedId(`letter/${JSON.stringify([procedure, about, fields])}`);

type FormError = { readonly status: number; readonly errors: PostedForm['errors'] };

/** Sends the letter. Returns all field errors first, or else the error of the procedure; null when it was sent. */
const send = async (
  context: Context,
  requestSession: RequestSession,
  procedure: Procedure,
  { lang, fields }: { readonly lang: Language; readonly fields: Fields },
): Promise<FormError | null> => {
  const wrong = Object.entries(contactErrors(fields, (await requestSession.session()) !== null));
  if (wrong.length > 0)
    return {
      status: 422,
      errors: wrong.map(([field, code]) => ({ field, code, message: errorText(code, lang) })),
    };
  try {
    const call = createInProcessCall({ ...context, requestSession, isPlainForm: true }, 'mutation');
    const commandId = commandIdOf(procedure, fields);
    await call(procedure.name, { ...fields, ...procedure.about, lang, commandId });
    return null;
  } catch (error) {
    const { status, type, title, parameter = null } = problemIn(error, lang, (field) => field);
    if (status >= 500) throw error;
    return { status, errors: [{ field: parameter, code: type, message: title }] };
  }
};

/**
 * The values to redisplay. An expired ticket is replaced by a new one; others stay, so the reader need not wait again.
 */
const valuesToRepeat = (
  { ticket: oldTicket, topic, ...texts }: Fields,
  { errors }: FormError,
): PostedForm['values'] => {
  const fields = { ...texts, ...(topic && { topic }) };
  return errors.some(({ code }) => code === 'contact/form-expired')
    ? fields
    : { ...fields, ticket: oldTicket };
};

/**
 * Handles a contact form posted to its page: redirects when it was sent, or displays the form again with its field errors.
 */
export const handleLetterForm = async (
  { context, services, pages }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { lang, path, page }: PostedTo,
) => {
  const procedure = procedureOf(page);
  const parsed = form.safeParse(request.body);
  if (!procedure || !parsed.success) return redirectTo(reply, path, 303);
  const requestSession = createRequestSession(services, request, reply);
  const error = await send(context, requestSession, procedure, { lang, fields: parsed.data });
  // On 404 the page itself states that the recipient does not exist.
  if (error?.status === 404) return redirectTo(reply, path, 303);
  if (!error) return redirectTo(reply, `${path}?sent=1`, 303);
  const isMember = (await requestSession.session()) !== null;
  const posted = { values: valuesToRepeat(parsed.data, error), errors: error.errors, isMember };
  return sendPosted(reply, pages, request.url, posted, error.status);
};
