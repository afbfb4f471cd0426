import { isLogUnreachable } from '@rondelle/infra/eventlog/unreachable.ts';
import type { FastifyInstance } from 'fastify';

/** A request is answered within this time, in milliseconds, whatever the database and the log do. */
export const answerWithinMs = 20_000;
/** When readers may come back. */
export const retryAfterSeconds = 5;

const isHandlerTimeout = (error: Error): boolean =>
  'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT';

/** Whether the error, or what caused it, says that the database or the log does not answer: asking later may help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (isHandlerTimeout(error) || isLogUnreachable(error) || isUnavailable(error.cause));

/** Says with every 503 when to ask again. */
export const sayWhenToRetry = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 503)
      reply.header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
    return payload;
  });
};
