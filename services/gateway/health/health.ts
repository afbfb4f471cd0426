import type { FastifyInstance } from 'fastify';
import { readReadiness, type ReadinessSource } from './readiness.ts';

/** `/healthz`: the process lives. `/readyz`: it should get readers; 503 with the reasons where it should not. */
export const health = async (app: FastifyInstance, source: ReadinessSource): Promise<void> => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const readiness = await readReadiness(source);
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
};
