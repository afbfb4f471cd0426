import type { FastifyInstance } from 'fastify';
import { assertBounded } from './bounded-input.ts';

/** Bounds every parsed body before its route sees it. tRPC bodies arrive as text; the procedures bound their inputs. */
export const boundBodies = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body === 'object') assertBounded(body);
  });
};
