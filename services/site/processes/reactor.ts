import { runOwnProcess } from './own-process.ts';
import { openMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { storeLogEntries } from '@rondelle/infra/telemetry/log-entries/stored-log-entries.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { startReactor } from '@rondelle/reactor/reactor.ts';
import { readReactorReadiness } from '@rondelle/reactor/readiness.ts';

/** How long a shutdown waits for the database, in ms. */
const leaveMs = 1_500;

/** `npm run reactor`: any number of these run beside gateways and projectors. */
runOwnProcess('reactor', async ({ settings, logger, closers, store, bus }) => {
  const pool = createPool(store.databaseUrl, { applicationName: 'rondelle reactor' });
  closers.add(() => pool.end(), leaveMs);
  const db = createDb<Tables>(pool);
  closers.add(storeLogEntries(db, logger), leaveMs);
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const { databaseUrl, log } = store;
  const mailer = openMailer(settings);
  const { openDataDir, pushKeys } = settings;
  const reactor = startReactor({
    databaseUrl,
    db,
    log,
    hints: bus,
    mailer,
    logger,
    chatDays: settings.chatDays,
    ...(openDataDir !== undefined && { openDataDir }),
    ...(pushKeys && { pushKeys }),
    ...(settings.backups && { backups: settings.backups }),
    ...(settings.feedsDir !== undefined && { feedsDir: settings.feedsDir }),
    origin: () => origin,
  });
  closers.add(reactor.close);
  const readiness = () => readReactorReadiness(db);
  const probes = await startProbeServer(settings.metricsPort ?? settings.port, {
    readiness,
    metrics: createMetrics(),
  });
  closers.add(probes.close);
  return probes.url;
});
