import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { contactTopics } from '@rondelle/contracts/site/contact-topics.ts';
import type { Page } from '@rondelle/contracts/site/routes.ts';
import { contactFaults } from '@rondelle/contracts/supervision/contact.ts';
import { contactSupervisor } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { nameBasedId } from '@rondelle/domain/name-based-id.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorText } from '../error-messages.ts';
import { createInProcessCall } from '../in-process-call.ts';
import { createRequestSession, type RequestSession } from '../membership/request-session.ts';
import { leadTo } from '../redirects/lead-to.ts';
import { problemIn } from '../rest/problem.ts';
import { sendPage } from '../ssr/pages.ts';
import type { Context } from '../trpc.ts';
import type { FormOptions, PostedTo } from './form-options.ts';

const { name, replyTo, message, hockeyAnswer, website, ticket } = contactSupervisor.shape;
/** What is missing was not filled in; members are not asked for all of it. */
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

/** The procedure that takes a letter written on a page, and what it is told besides; null where the page has no such form. */
const procedureOf = (page: Page): { readonly name: string; readonly about: object } | null => {
  if (page.page === 'supervisor') return { name: 'supervision.contact', about: { suid: page.supervisorId } };
  return page.page === 'contact' ? { name: 'content.contact', about: {} } : null;
};
type Procedure = NonNullable<ReturnType<typeof procedureOf>>;

/** The same form posted again is the same command: who reloads the answer sends nothing twice. */
const commandIdOf = ({ name: procedure, about }: Procedure, fields: Fields): string =>
  nameBasedId(`letter/${JSON.stringify([procedure, about, fields])}`);

type Refusal = { readonly status: number; readonly faults: PostedForm['faults'] };

/** All that can be told by the fields; where that is nothing, what the procedure refuses, if it does. */
const send = async (
  context: Context,
  requestSession: RequestSession,
  procedure: Procedure,
  { lang, fields }: { readonly lang: Language; readonly fields: Fields },
): Promise<Refusal | null> => {
  const wrong = Object.entries(contactFaults(fields, (await requestSession.session()) !== null));
  if (wrong.length > 0)
    return {
      status: 422,
      faults: wrong.map(([field, code]) => ({ field, code, message: errorText(code, lang) })),
    };
  try {
    const call = createInProcessCall({ ...context, requestSession, isPlainForm: true }, 'mutation');
    const commandId = commandIdOf(procedure, fields);
    await call(procedure.name, { ...fields, ...procedure.about, lang, commandId });
    return null;
  } catch (error) {
    const { status, type, title, parameter = null } = problemIn(error, lang, (field) => field);
    if (status >= 500) throw error;
    return { status, faults: [{ field: parameter, code: type, message: title }] };
  }
};

/** A form that was open for too long gets a new ticket; others keep theirs, and need not wait again. */
const keptOf = ({ ticket: kept, topic, ...texts }: Fields, { faults }: Refusal): PostedForm['values'] => {
  const fields = { ...texts, ...(topic && { topic }) };
  return faults.some(({ code }) => code === 'contact/form-expired') ? fields : { ...fields, ticket: kept };
};

/** Takes a letter that was posted to its page: says that it has left, or shows it again with what is wrong. */
export const answerLetter = async (
  { context, services, pages }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { lang, path, page }: PostedTo,
) => {
  const procedure = procedureOf(page);
  const parsed = form.safeParse(request.body);
  if (!procedure || !parsed.success) return leadTo(reply, path, 303);
  const requestSession = createRequestSession(services, request, reply);
  const refusal = await send(context, requestSession, procedure, { lang, fields: parsed.data });
  // A page that says that nobody is there says it by itself.
  if (refusal?.status === 404) return leadTo(reply, path, 303);
  if (!refusal) return leadTo(reply, `${path}?sent=1`, 303);
  const isMember = (await requestSession.session()) !== null;
  const posted = { values: keptOf(parsed.data, refusal), faults: refusal.faults, isMember };
  const { web, call, origin } = pages;
  const rendered = await web.render({
    url: request.url,
    origin: origin(),
    manifest: web.manifest,
    call,
    posted,
  });
  if (rendered.redirect) return leadTo(reply, rendered.redirect, 303);
  return sendPage(reply, { ...rendered, status: refusal.status });
};
