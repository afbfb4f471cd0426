import { setTimeout as sleep } from 'node:timers/promises';
import { runOwnProcess } from './own-process.ts';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { createPreviewPool, createPreviews } from '@rondelle/projector/preview/previews.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { readReadiness } from '@rondelle/gateway/health/readiness.ts';
import { optionsOfSettings } from '@rondelle/gateway/options/options-of-settings.ts';
import { startGateway } from '@rondelle/gateway/server.ts';
import { noteStatement } from '@rondelle/gateway/timing/request-timing.ts';

/** Interval for polling season versions when no NATS server delivers hints from the projectors. */
const withoutHintsMs = 250;

/** A slower query counts as a lost connection, and the reader gets a 503. */
const queryTimeoutMs = 10_000;
/** How long to wait for running queries at shutdown. */
const leaveMs = 1_500;

/** `npm run gateway`: runs one gateway process; projectors and the reactor run elsewhere. */
runOwnProcess('gateway', async ({ settings, logger, closers, beforeClosing, store, bus, tracing }) => {
  const { log } = store;
  const pool = createPool(store.databaseUrl, { applicationName: 'rondelle gateway', queryTimeoutMs });
  closers.add(() => pool.end(), leaveMs);
  const db = createDb<Tables>(pool, noteStatement);
  const replicaUrl = settings.databaseReadUrl;
  const replica =
    replicaUrl && createPool(replicaUrl, { applicationName: 'rondelle reader', queryTimeoutMs });
  if (replica) closers.add(() => replica.end(), leaveMs);
  const previewPool = createPreviewPool(store.databaseUrl);
  closers.add(() => previewPool.end(), leaveMs);
  const metrics = createMetrics();
  const gateway = await startGateway({
    ...optionsOfSettings(settings),
    db,
    ...(replica ? { replica: createDb<Tables>(replica, noteStatement) } : {}),
    log,
    previews: createPreviews(previewPool, noteStatement),
    tracing,
    hints: bus,
    ...(settings.natsUrl ? {} : { healEveryMs: withoutHintsMs }),
    logger,
    metrics,
    servesOperators: settings.metricsPort === undefined,
  });
  closers.add(gateway.close);
  beforeClosing(async () => {
    gateway.leave();
    await sleep(settings.leaveSeconds * 1_000);
  });
  if (settings.metricsPort !== undefined) {
    const readiness = () => readReadiness({ db, log, migrations: ownMigrations });
    closers.add((await startProbeServer(settings.metricsPort, { readiness, metrics })).close);
  }
  return gateway.url;
});
