import { unsubscribe } from '@rondelle/contracts/notifications/notification.inputs.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createInProcessCall } from '../in-process-call.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { leadTo } from '../redirects/lead-to.ts';
import { problemIn } from '../rest/problem.ts';
import { sendPage } from '../ssr/pages.ts';
import type { FormOptions, PostedTo } from './form-options.ts';

/** Ends the mails of whoever's link it is, or takes that back: pressed on the page, or by a mail program itself (RFC 8058). */
export const answerUnsubscribeForm = async (
  { context, services, pages }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { lang, path }: PostedTo,
) => {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const [token, again] = [query.get('token') ?? '', query.has('again')];
  const asked = unsubscribe.safeParse({ lang, token, again });
  if (!asked.success) return leadTo(reply, path, 303);
  const requestSession = createRequestSession(services, request, reply);
  try {
    await createInProcessCall({ ...context, requestSession }, 'mutation')(
      'notification.unsubscribe',
      asked.data,
    );
    // Digests are turned on again in the settings; what an address refuses, by the same token.
    const isOfAddress = !/^\d/.test(token);
    const told = isOfAddress ? `token=${token}&done=1${again ? '&again=1' : ''}` : 'done=1';
    return leadTo(reply, `${path}?${told}`, 303);
  } catch (error) {
    const { status, type, title } = problemIn(error, lang, (field) => field);
    if (status >= 500) throw error;
    const { web, call, origin } = pages;
    const rendered = await web.render({
      url: request.url,
      origin: origin(),
      manifest: web.manifest,
      call,
      posted: { values: {}, faults: [{ field: null, code: type, message: title }], isMember: false },
    });
    return sendPage(reply, { ...rendered, status });
  }
};
