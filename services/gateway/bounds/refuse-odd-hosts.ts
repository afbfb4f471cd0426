import type { FastifyInstance } from 'fastify';
import { requestedLanguage } from '../errors/domain-errors.ts';
import { problemOf } from '../errors/problem.ts';
import { sendProblem } from '../errors/send-problem.ts';

/** A host is a name or an address with a port, so that it ends at the first of these. */
const ends = /[\s/\\?#@]/;

/** Whether a URL can be built from a `Host` header, which the libraries behind do unasked. HTTP/1.0 may leave it out. */
export const isHost = (host: string | undefined): boolean =>
  host === undefined || (!ends.test(host) && URL.canParse(`http://${host}`));

/** Responds with 400 to requests whose `Host` is none (RFC 9112, 3.2). */
export const refuseOddHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isHost(request.headers.host)) return;
    await sendProblem(reply, problemOf('request/invalid', 400, requestedLanguage(request.query)));
  });
};
