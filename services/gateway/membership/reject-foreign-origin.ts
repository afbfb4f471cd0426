import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf } from '../errors/problem.ts';
import { requestedLanguage } from '../errors/domain-errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';

const siteOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

const bearer = /^Bearer /i;

/**
 * Returns whether a page of another site may have sent a changing request (CSRF): another host, or http when the site
 * uses https. Browsers add names and passwords on their own, but not bearer tokens; programs send no `Origin`.
 */
export const isForeign = ({ method, headers }: FastifyRequest, ownOrigin: string): boolean => {
  if (method === 'GET' || method === 'HEAD' || bearer.test(headers.authorization ?? '')) return false;
  const { origin } = headers;
  if (origin === undefined)
    return !['same-origin', 'none', undefined].includes(siteOf(headers['sec-fetch-site']));
  const [sent, own] = [URL.parse(origin), new URL(ownOrigin)];
  if (sent === null || sent.origin === own.origin) return sent === null;
  return sent.host !== headers.host || (own.protocol === 'https:' && sent.protocol !== 'https:');
};

/** Rejects requests from pages of other sites, in addition to the `SameSite` cookie. */
export const rejectForeignOrigin = (app: FastifyInstance, { origin }: MemberServices): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isForeign(request, origin())) return;
    const problem = problemOf('request/foreign-origin', 403, requestedLanguage(request.query));
    await reply.code(403).type('application/problem+json').send(JSON.stringify(problem));
  });
};
