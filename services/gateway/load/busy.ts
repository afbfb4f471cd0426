import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRead } from '../addresses/canonical-address.ts';
import { requestedLanguage } from '../errors/domain-errors.ts';
import { problemOf } from '../errors/problem.ts';
import { busyFormPage, busyPage } from '../ssr/failure-page.ts';

type BusyResponse = { readonly type: string; readonly body: string };
type ByLanguage = Readonly<Record<Language, BusyResponse>>;

const inBoth = (responseIn: (lang: Language) => BusyResponse): ByLanguage => ({
  fr: responseIn('fr'),
  en: responseIn('en'),
});
const html = 'text/html; charset=utf-8';
const page = inBoth((lang) => ({ type: html, body: busyPage(lang) }));
const formPage = inBoth((lang) => ({ type: html, body: busyFormPage(lang) }));
const problem = inBoth((lang) => ({
  type: 'application/problem+json; charset=utf-8',
  body: JSON.stringify(problemOf('server/unavailable', 503, lang)),
}));

/** Returns whether scripts and other programs request this URL, rather than people. */
export const isForPrograms = (url: string): boolean => /^\/(trpc|api|broadcasting|files)\//.test(url);
export const languageOf = ({ url }: FastifyRequest): Language =>
  languages.find((lang) => url.startsWith(`/${lang}/`)) ?? 'fr';

const responseTo = (request: FastifyRequest): BusyResponse => {
  if (isForPrograms(request.url)) return problem[requestedLanguage(request.query)];
  return (isRead(request.method) ? page : formPage)[languageOf(request)];
};

/** Responds 503 with `retry-after`. Bodies are prepared, as this is the most frequent response during an attack. */
export const sendBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { type, body } = responseTo(request);
  return reply.code(503).type(type).send(body);
};
