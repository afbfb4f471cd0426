import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { contactFaults } from '@rondelle/contracts/supervision/contact.ts';
import { contactSupervisor } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { nameBasedId } from '@rondelle/domain/name-based-id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorText } from '../error-messages.ts';
import { ifUnreadable, readFormBodies } from '../form-bodies.ts';
import { createInProcessCall } from '../in-process-call.ts';
import { takeTurns } from '../load/take-turns.ts';
import type { WorkQueue } from '../load/work-queue.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession, type RequestSession } from '../membership/request-session.ts';
import { leadTo } from '../redirects/lead-to.ts';
import { problemIn } from '../rest/problem.ts';
import { failWithPage, type PagesOptions, sendPage } from '../ssr/pages.ts';
import type { Context } from '../trpc.ts';

type Options = {
  readonly context: Context;
  readonly services: MemberServices;
  readonly pages: Pick<PagesOptions, 'web' | 'call' | 'origin'>;
  readonly queue: WorkQueue;
};

/** A message of 4,000 letters, each of which may take nine signs. */
const mostBytes = 65_536;
const { name, replyTo, message, hockeyAnswer, website, ticket } = contactSupervisor.shape;
/** What is missing was not filled in; members are not asked for all of it. */
const form = z.object({
  name: name.default(''),
  replyTo: replyTo.default(''),
  message: message.default(''),
  hockeyAnswer: hockeyAnswer.default(''),
  website: website.default(''),
  ticket: ticket.default(''),
});
type Fields = z.output<typeof form>;

/** The same form posted again is the same command: who reloads the answer sends nothing twice. */
const commandIdOf = (suid: number, fields: Fields): string =>
  nameBasedId(`letter/${JSON.stringify([suid, fields])}`);

type Refusal = { readonly status: number; readonly faults: PostedForm['faults'] };

/** All that can be told by the fields; where that is nothing, what the procedure refuses, if it does. */
const send = async (
  context: Context,
  requestSession: RequestSession,
  letter: Fields & { readonly lang: Language; readonly suid: number },
  fields: Fields,
): Promise<Refusal | null> => {
  const { lang, suid } = letter;
  const wrong = Object.entries(contactFaults(fields, (await requestSession.session()) !== null));
  if (wrong.length > 0)
    return {
      status: 422,
      faults: wrong.map(([field, code]) => ({ field, code, message: errorText(code, lang) })),
    };
  try {
    const call = createInProcessCall({ ...context, requestSession }, 'mutation');
    await call('supervision.contact', { ...letter, commandId: commandIdOf(suid, fields) });
    return null;
  } catch (error) {
    const { status, type, title, parameter = null } = problemIn(error, lang, (field) => field);
    if (status >= 500) throw error;
    return { status, faults: [{ field: parameter, code: type, message: title }] };
  }
};

/** A form that was open for too long gets a new ticket; others keep theirs, and need not wait again. */
const keptOf = ({ ticket: kept, ...fields }: Fields, { faults }: Refusal) =>
  faults.some(({ code }) => code === 'contact/form-expired') ? fields : { ...fields, ticket: kept };

const answer = async (
  { context, services, pages }: Options,
  request: FastifyRequest,
  reply: FastifyReply,
  lang: Language,
) => {
  const [path = ''] = request.url.split('?', 1);
  const page = matchPath(path)?.page;
  if (page?.page !== 'supervisor') return reply.callNotFound();
  reply.header('cache-control', 'no-store');
  const parsed = form.safeParse(request.body);
  if (!parsed.success) return leadTo(reply, path, 303);
  const requestSession = createRequestSession(services, request, reply);
  const letter = { ...parsed.data, lang, suid: page.supervisorId };
  const refusal = await send(context, requestSession, letter, parsed.data);
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

/**
 * The form to a supervisor in browsers without scripts: it posts to its own page, which says that the message has left,
 * or shows it again with what is wrong beside each field.
 */
export const contactForm = async (app: FastifyInstance, options: Options): Promise<void> => {
  rejectForeignOrigin(app, options.services);
  takeTurns(app, options.queue);
  readFormBodies(app, mostBytes);
  failWithPage(app);
  const errorHandler = ifUnreadable(({ url }, reply) => leadTo(reply, url.split('?', 1)[0] ?? '/', 303));
  for (const lang of languages)
    app.post(`/${lang}/:supervisor`, { errorHandler }, (request, reply) =>
      answer(options, request, reply, lang),
    );
};
