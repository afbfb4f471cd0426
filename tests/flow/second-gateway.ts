import { startGateway } from '@rondelle/gateway/server.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { webFixture } from '../support/web-fixture.ts';
import type { WritingSite } from './writing-site.ts';

/** Starts another gateway of the same site that gets no hints and only polls, at this interval. */
export const startUnhintedGateway = async (
  { pool, log }: Pick<WritingSite, 'pool' | 'log'>,
  healEveryMs: number,
  viewsWaitMs = 30_000,
  publicUrl = 'https://rondelle.example',
) => {
  const web = await webFixture();
  const gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    publicUrl,
    db: createDb<Tables>(pool),
    log,
    hints: { listen: () => () => undefined },
    web,
    logger: createLogger('silent'),
    mailer: { send: async () => undefined, inbox: null },
    healEveryMs,
    viewsWaitMs,
  });
  const close = async (): Promise<void> => {
    await gateway.close();
    await web.remove();
  };
  return { url: gateway.url, close };
};
export type UnhintedGateway = Awaited<ReturnType<typeof startUnhintedGateway>>;
