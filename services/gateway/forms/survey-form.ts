import { randomBytes } from 'node:crypto';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { surveyAnswer } from '@rondelle/contracts/site/content.inputs.ts';
import { answerSurvey } from '@rondelle/members/surveys/answers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOpen } from '../content/surveys.ts';
import { errorText } from '../errors/error-messages.ts';
import { networkOf } from '../membership/network.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import { sendPosted } from './send-posted.ts';
import type { FormOptions, PostedTo } from './form-options.ts';

const year = 365 * 86_400;
const pattern = /(?:^|;\s*)answers=([\w-]{22})(?:;|$)/;

/** The cookie that identifies a browser to surveys only; set with its first answer. */
const browserOf = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string => {
  const known = pattern.exec(request.headers.cookie ?? '')?.[1];
  if (known) return known;
  const value = randomBytes(16).toString('base64url');
  const more = `Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', `answers=${value}; ${more}`);
  return value;
};

/** Counts an answer and redirects to the page; it displays the results, or that this browser has answered before. */
export const handleSurveyForm = async (
  { context, services, pages }: FormOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { lang, path }: PostedTo,
) => {
  const posted = surveyAnswer.safeParse(request.body);
  const survey = posted.success ? context.content?.().surveys.get(posted.data.survey) : undefined;
  const isKnown = survey?.answers.some(({ id }) => id === posted.data?.answer);
  if (!posted.success || !survey || !isKnown || !isOpen(survey, dayInQuebec(new Date().toISOString())))
    return redirectTo(reply, path, 303);
  const browser = browserOf(request, reply, services.origin().startsWith('https:'));
  try {
    const value = { ...posted.data, browser, address: networkOf(request.ip) };
    const isNew = await answerSurvey(services, value);
    const already = isNew ? '' : '&already=1';
    return redirectTo(reply, `${path}?answered=${posted.data.survey}${already}`, 303);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'request/too-many') throw error;
    const errors = [{ field: null, code: error.code, message: errorText(error.code, lang) }];
    return sendPosted(reply, pages, path, { values: {}, errors, isMember: false }, 429);
  }
};
