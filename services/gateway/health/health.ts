import type { FastifyInstance } from 'fastify';
import { type Readiness, readReadiness, type ReadinessSource } from './readiness.ts';

/** Concurrent requests share one check, so that a flood of them does not overload the database. */
const sharedLook = (source: ReadinessSource): (() => Promise<Readiness>) => {
  let look: Promise<Readiness> | null = null;
  return () => {
    look ??= readReadiness(source).finally(() => {
      look = null;
    });
    return look;
  };
};

/** `/healthz`: the process is alive, and does not leave. `/readyz`: it can serve readers; otherwise 503 with the reasons. */
export const health = async (app: FastifyInstance, source: ReadinessSource): Promise<void> => {
  app.get('/healthz', (_request, reply) =>
    reply
      .code(app.isLeaving ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ alive: !app.isLeaving }),
  );
  const look = sharedLook(source);
  app.get('/readyz', async (_request, reply) => {
    const readiness = await look();
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
};
