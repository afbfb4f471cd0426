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

/** `/healthz`, for proxies: the process is alive and is not about to close. */
export const liveness = async (app: FastifyInstance): Promise<void> => {
  app.get('/healthz', (_request, reply) =>
    reply
      .code(app.isLeaving ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ alive: !app.isLeaving }),
  );
};

/** `/readyz`, for operators: the process can serve readers; otherwise 503 with the reasons. */
export const readiness = async (app: FastifyInstance, source: ReadinessSource): Promise<void> => {
  const look = sharedLook(source);
  app.get('/readyz', async (_request, reply) => {
    const found = await look();
    return reply
      .code(found.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(found);
  });
};
