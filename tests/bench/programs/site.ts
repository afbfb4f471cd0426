import { fileURLToPath } from 'node:url';
import { startGateway } from '@rondelle/gateway/server.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { laterInThread } from '@rondelle/projector/later/later-thread.ts';
import { createPreviewPool, createPreviews } from '@rondelle/projector/preview/previews.ts';
import { startReactor } from '@rondelle/reactor/reactor.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import { sendResult, readInput, untilDismissed } from './input.ts';

/** Gateway, projector and reactor in one process on an existing database, composed as `npm start` does. */
const { databaseUrl, cacheBytes, livePerAddress, today, isMeasured } = readInput() as {
  databaseUrl: string;
  cacheBytes?: number;
  livePerAddress?: number;
  /** The fixed day of the site's clock. */
  today?: string;
  /** True when the site serves metrics. */
  isMeasured?: boolean;
};
const logger = createLogger('warn');
const pool = createPool(databaseUrl);
const projectorPool = createPool(databaseUrl);
const previewPool = createPreviewPool(databaseUrl);
const log = await openEventLog(databaseUrl);
const bus = createHintBus();
const onError = (error: unknown) => logger.error({ err: error }, 'views could not be updated; retrying');
const later = laterInThread(databaseUrl, logger);
const projector = startProjector({
  pool: projectorPool,
  later: later.next,
  log,
  publish: bus.publish,
  onError,
});
const mailer = { send: async () => undefined, inbox: null };
const gateway = await startGateway({
  port: 0,
  host: '127.0.0.1',
  db: createDb<Tables>(pool),
  log,
  previews: createPreviews(previewPool),
  hints: bus,
  web: { dist: fileURLToPath(new URL('../../../web/dist', import.meta.url)) },
  logger,
  mailer,
  ...(cacheBytes !== undefined && { cacheBytes }),
  ...(livePerAddress !== undefined && { livePerAddress }),
  ...(today !== undefined && { today }),
  ...(isMeasured && { metrics: createMetrics() }),
});
const reactor = startReactor({
  databaseUrl,
  db: createDb<Tables>(pool),
  log,
  hints: bus,
  mailer,
  logger,
  origin: () => gateway.url,
});
sendResult(gateway.url);
await untilDismissed();
await Promise.all([gateway.close(), reactor.close()]);
await projector.stop();
await later.close();
await log.close();
await Promise.all([pool.end(), projectorPool.end(), previewPool.end()]);
