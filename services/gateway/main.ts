import { fileURLToPath } from 'node:url';
import { runOwnProcess } from '@rondelle/infra/dev/own-process.ts';
import { openMailer } from '@rondelle/infra/mail/open-mailer.ts';
import { ownMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { createPreviewPool, createPreviews } from '@rondelle/projector/preview/previews.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { readReadiness } from './health/readiness.ts';
import { startGateway } from './server.ts';
import { noteStatement } from './timing/request-timing.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Where nobody brings hints from a projector elsewhere, the versions are read often instead. */
const withoutHintsMs = 250;

/** A question that takes longer has lost its connection, and readers are told to come back. */
const queryTimeoutMs = 10_000;
/** Whoever waits longer than that for the database when the process ends is not waited for. */
const leaveMs = 1_500;

/** `npm run gateway`: one of several, beside projectors elsewhere that keep its views. */
runOwnProcess('gateway', async ({ settings, logger, closers, store, bus, tracing }) => {
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
    port: settings.port,
    ...(settings.publicUrl ? { publicUrl: settings.publicUrl } : {}),
    db,
    ...(replica ? { replica: createDb<Tables>(replica, noteStatement) } : {}),
    log,
    previews: createPreviews(previewPool, noteStatement),
    tracing,
    hints: bus,
    ...(settings.natsUrl ? {} : { healEveryMs: withoutHintsMs }),
    web: { dist: webFolder },
    logger,
    mailer: openMailer(settings),
    privacyContact: settings.privacyContact,
    siteContact: settings.siteContact,
    facebookUrl: settings.facebookUrl ?? null,
    ...(settings.contentDir ? { contentFolder: settings.contentDir } : {}),
    ...(settings.openDataDir !== undefined && { openDataDir: settings.openDataDir }),
    ...(settings.backups && { backupKeepDays: settings.backups.keepDays }),
    readsFolders: settings.feedsDir !== undefined,
    trustedProxies: settings.trustedProxies,
    livePerAddress: settings.livePerAddress,
    liveLines: settings.liveLines,
    firstSeason: settings.firstSeason,
    captcha: settings.captcha,
    providers: settings.signInProviders,
    siteState: settings.siteState,
    metrics,
    servesMetrics: settings.metricsPort === undefined,
  });
  closers.add(gateway.close);
  if (settings.metricsPort !== undefined) {
    const readiness = () => readReadiness({ db, log, migrations: ownMigrations });
    closers.add((await startProbeServer(settings.metricsPort, { readiness, metrics })).close);
  }
  return gateway.url;
});
