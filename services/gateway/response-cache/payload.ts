import type { FastifyReply } from 'fastify';

/** The payload of a route as bytes; copies status and headers of a web `Response` to the reply. Null for streams. */
export const bytesOf = async (payload: unknown, reply: FastifyReply): Promise<Buffer | null> => {
  if (Buffer.isBuffer(payload)) return payload;
  if (typeof payload === 'string') return Buffer.from(payload);
  if (!(payload instanceof Response)) return null;
  reply.code(payload.status).headers(Object.fromEntries(payload.headers));
  return Buffer.from(await payload.arrayBuffer());
};
