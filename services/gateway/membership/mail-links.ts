import { mailKinds, mailLinkPrefix } from '@rondelle/contracts/membership/mail-groups.ts';
import { pathOfPage } from '@rondelle/contracts/site/local-path.ts';
import type { FastifyInstance } from 'fastify';
import { leadTo } from '../redirects/lead-to.ts';

type Options = {
  /** Counts that a link of a kind of mail was followed: by nobody in particular. */
  readonly follow: (kind: string) => void;
};

/** Links of mails: counted by kind and day, then led on to the page that they name. What stands behind `#` stays with the browser. */
export const mailLinks = async (app: FastifyInstance, { follow }: Options): Promise<void> => {
  app.get<{ Params: { kind: string; '*': string } }>(`${mailLinkPrefix}/:kind/*`, async (request, reply) => {
    const { kind } = request.params;
    const known = mailKinds.find((one) => one === kind);
    const path = pathOfPage(request.url.slice(`${mailLinkPrefix}/${kind}`.length));
    if (!known || path === null) return reply.callNotFound();
    follow(known);
    return leadTo(reply.header('cache-control', 'no-store'), path, 302);
  });
};
