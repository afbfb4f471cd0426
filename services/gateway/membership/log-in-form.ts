import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { logIn as logInSchema } from '@rondelle/contracts/membership/account.commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { pathOfPage } from '@rondelle/contracts/site/local-path.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ifUnreadable, readFormBodies } from '../bounds/form-bodies.ts';
import { redirectTo } from '../redirects/redirect-to.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { logIn } from '@rondelle/members/log-in.ts';
import { rejectForeignOrigin } from './reject-foreign-origin.ts';
import { openSession } from './sign-in-methods.router.ts';
import { createRequestSession } from './request-session.ts';

const mostBytes = 8_192;
const nextIn = (request: FastifyRequest): string | null =>
  pathOfPage(new URLSearchParams(request.url.split('?', 2)[1]).get('next'));

/** Redirects to the login form with an error, or a request for a code. Keeps the path to continue at. */
const back = (request: FastifyRequest, reply: FastifyReply, lang: Language, asksForCode = false) => {
  const next = nextIn(request);
  const query = new URLSearchParams({
    refused: '1',
    ...(asksForCode && { code: '1' }),
    ...(next && { next }),
  });
  return redirectTo(reply, `${pathsIn(lang).login()}?${query}`, 303);
};

/** The login form of browsers without scripts: posts to its own page, sets the cookie and redirects. */
export const logInForm = async (
  app: FastifyInstance,
  { services }: { services: MemberServices },
): Promise<void> => {
  rejectForeignOrigin(app, services);
  readFormBodies(app, mostBytes);
  for (const lang of languages) {
    const errorHandler = ifUnreadable((request, reply) => back(request, reply, lang));
    app.post(pathsIn(lang).login(), { errorHandler }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const fields = logInSchema.safeParse(request.body);
      if (!fields.success) return back(request, reply, lang);
      const requestSession = createRequestSession(services, request, reply);
      try {
        const loggedIn = await logIn(services, requestSession, { ...fields.data, lang }, 'site');
        const { isHeldBack } = openSession(requestSession, loggedIn);
        const account = pathsIn(lang).account();
        return await redirectTo(reply, isHeldBack ? account : (nextIn(request) ?? account), 303);
      } catch (error) {
        if (error instanceof DomainError) return back(request, reply, lang, error.field === 'code');
        throw error;
      }
    });
  }
};
