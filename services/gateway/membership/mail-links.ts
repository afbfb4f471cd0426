import { mailKinds, mailLinkPrefix } from '@rondelle/contracts/membership/mail-groups.ts';
import { pathOfPage } from '@rondelle/contracts/site/local-path.ts';
import type { FastifyInstance } from 'fastify';
import { redirectTo } from '../redirects/redirect-to.ts';

type Options = {
  /** Counts a click by kind of mail, without identifying anybody. */
  readonly follow: (kind: string) => void;
};

/** Links in mails: counts the click by kind and day and redirects to the page. The browser keeps the part after `#`. */
export const mailLinks = async (app: FastifyInstance, { follow }: Options): Promise<void> => {
  app.get<{ Params: { kind: string; '*': string } }>(`${mailLinkPrefix}/:kind/*`, async (request, reply) => {
    const { kind } = request.params;
    const known = mailKinds.find((one) => one === kind);
    const path = pathOfPage(request.url.slice(`${mailLinkPrefix}/${kind}`.length));
    if (!known || path === null) return reply.callNotFound();
    follow(known);
    return redirectTo(reply.header('cache-control', 'no-store'), path, 302);
  });
};
