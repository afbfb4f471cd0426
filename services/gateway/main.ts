import { fileURLToPath } from 'node:url';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/schema.ts';
import { startGateway } from './server.ts';

/** Hints reach only the projector's own process so far: here the versions are read often instead. */
const healEveryMs = 250;
const withoutHints = { listen: () => () => undefined };

/**
 * The gateway as a process of its own, beside others, on the database that DATABASE_URL names; a projector elsewhere
 * keeps its views.
 */
const settings = settingsOrExit();
const logger = createLogger(settings.logLevel, 'gateway');
if (!settings.databaseUrl) {
  logger.fatal({ setting: 'DATABASE_URL' }, 'a gateway of its own needs the database of the views');
  process.exit(1);
}
await migrate(settings.databaseUrl);
const pool = createPool(settings.databaseUrl, { applicationName: 'rondelle gateway' });
const log = await openEventLog(settings.eventLogUrl ?? settings.databaseUrl);
const gateway = await startGateway({
  port: settings.port,
  ...(settings.publicUrl ? { publicUrl: settings.publicUrl } : {}),
  db: createDb<Tables>(pool),
  log,
  hints: withoutHints,
  healEveryMs,
  web: { dist: fileURLToPath(new URL('../../web/dist', import.meta.url)) },
  logger,
});
logger.info({ url: gateway.url }, 'the gateway answers');

const stop = async (): Promise<void> => {
  await gateway.close();
  await log.close();
  await pool.end();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
