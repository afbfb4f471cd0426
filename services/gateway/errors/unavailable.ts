import { isConnectionLoss } from '@rondelle/infra/eventlog/postgres/connection-loss.ts';
import { isLogUnreachable } from '@rondelle/infra/eventlog/unreachable.ts';
import type { FastifyInstance } from 'fastify';

/** Time limit of every request in ms, also when the database or the log does not respond. */
export const requestTimeoutMs = 20_000;
/** Value of `retry-after`. */
export const retryAfterSeconds = 5;

/** The queue is longer than can soon be processed. */
export class TooMuchWaitsError extends Error {
  override readonly name = 'TooMuchWaitsError';
}

export const isOverload = (error: unknown): boolean =>
  error instanceof TooMuchWaitsError || (error instanceof Error && isOverload(error.cause));

const isHandlerTimeout = (error: Error): boolean =>
  'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT';

/** Returns whether the error or its cause is a lost connection to a database. */
export const isLost = (error: unknown): boolean =>
  error instanceof Error && (isConnectionLoss(error) || isLost(error.cause));

/** Returns whether the error or its cause is an unresponsive or overloaded service: a retry may help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (isOverload(error) || isHandlerTimeout(error) || isLogUnreachable(error) || isUnavailable(error.cause));

/** Adds `retry-after` to every 503. */
export const addRetryAfter = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 503)
      reply.header('retry-after', retryAfterSeconds).header('cache-control', 'no-store');
    return payload;
  });
};
