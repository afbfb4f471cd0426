import type { FastifyInstance } from 'fastify';
import { assertBounded } from './bounded-input.ts';

/** Bounds the body of every request before a route looks into it. tRPC's arrive as text, and its procedures bound them. */
export const boundBodies = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body === 'object') assertBounded(body);
  });
};
