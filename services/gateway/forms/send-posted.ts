import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import type { FastifyReply } from 'fastify';
import { redirectTo } from '../redirects/redirect-to.ts';
import { sendPage } from '../ssr/pages.ts';
import type { FormOptions } from './form-options.ts';

/** Responds to a posted form with its page, filled in and with the errors. */
export const sendPosted = async (
  reply: FastifyReply,
  { web, call, origin }: FormOptions['pages'],
  url: string,
  posted: PostedForm,
  status: number,
) => {
  const rendered = await web.make({ url, origin: origin(), call, posted });
  if ('redirect' in rendered) return redirectTo(reply, rendered.redirect, 303);
  return sendPage(reply, { ...rendered, status });
};
