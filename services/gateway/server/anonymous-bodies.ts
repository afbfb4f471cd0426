import { pipeline, type Readable, Transform } from 'node:stream';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { errorCodes, type FastifyInstance } from 'fastify';
import { createRequestSession } from '../membership/request-session.ts';

/** Most bytes of a body without a session. The longest message to a supervisor has 16 kB. */
export const maxAnonymousBodyBytes = 64 * 1024;

const tooLong = () => new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();

/** Returns the body as a stream that fails when it is longer than a body without a session may be. */
const limited = (body: Readable): Readable => {
  let received = 0;
  const limiter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      received += chunk.length;
      done(received > maxAnonymousBodyBytes ? tooLong() : null, chunk);
    },
  });
  // The body's parser gets the error.
  return pipeline(body, limiter, () => undefined);
};

/**
 * Refuses long bodies of requests without a session before they are parsed: half a megabyte of names alone keeps a
 * processor busy for 20 ms, and no queue or member limit bounds how many of them come.
 */
export const limitAnonymousBodies = (app: FastifyInstance, services: MemberServices | null): void => {
  app.addHook('preParsing', async (request, reply, body) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    const isShort = length === undefined ? coding === undefined : Number(length) <= maxAnonymousBodyBytes;
    if (isShort || (services && (await createRequestSession(services, request, reply).session())))
      return body;
    if (length !== undefined) throw tooLong();
    return limited(body);
  });
};
