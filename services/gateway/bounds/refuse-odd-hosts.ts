import type { FastifyInstance } from 'fastify';
import { requestedLanguage } from '../errors/domain-errors.ts';
import { problemOf } from '../errors/problem.ts';
import { sendProblem } from '../errors/send-problem.ts';

/** Characters that cannot occur in a `Host` header: a name or an address, with or without a port. */
const ends = /[\s/\\?#@]/;

/** Returns whether the `Host` header can be part of a valid URL, as libraries build one. Optional in HTTP/1.0. */
export const isHost = (host: string | undefined): boolean =>
  host === undefined || (!ends.test(host) && URL.canParse(`http://${host}`));

/** Responds with 400 to requests with an invalid `Host` (RFC 9112, 3.2). */
export const refuseOddHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isHost(request.headers.host)) return;
    await sendProblem(reply, problemOf('request/invalid', 400, requestedLanguage(request.query)));
  });
};
