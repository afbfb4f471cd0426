import { unsubscribe } from '@rondelle/contracts/notifications/notification.inputs.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createInProcessCall } from '../calls/in-process-call.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { problemIn } from '../errors/problem.ts';
import type { FormOptions, PostedTo } from './form-options.ts';
import { sendPosted } from './send-posted.ts';

/** Unsubscribes or resubscribes the owner of the link, from the page or from a mail program (RFC 8058). */
export const handleUnsubscribeForm = async (
  { context, services, pages }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { lang, path }: PostedTo,
) => {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const [token, again] = [query.get('token') ?? '', query.has('again')];
  const input = unsubscribe.safeParse({ lang, token, again });
  if (!input.success) return redirectTo(reply, path, 303);
  const requestSession = createRequestSession(services, request, reply);
  try {
    await createInProcessCall({ ...context, requestSession }, 'mutation')(
      'notification.unsubscribe',
      input.data,
    );
    // A token of an address also serves to resubscribe; a member's digests are turned on again in the settings.
    const isOfAddress = !/^\d/.test(token);
    const parameters = isOfAddress ? `token=${token}&done=1${again ? '&again=1' : ''}` : 'done=1';
    return redirectTo(reply, `${path}?${parameters}`, 303);
  } catch (error) {
    const { status, type, title } = problemIn(error, lang, (field) => field);
    if (status >= 500) throw error;
    const posted = { values: {}, errors: [{ field: null, code: type, message: title }], isMember: false };
    return sendPosted(reply, pages, request.url, posted, status);
  }
};
