import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { pushKeys } from '@rondelle/members/notifications/push-keys.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { createPushService } from '@rondelle/reactor/notifications/push-service.ts';
import { startReactor } from '@rondelle/reactor/reactor.ts';

/** A reactor in a separate process that can be killed, with a push service on this machine. */
const [databaseUrl = '', pushUrl = ''] = process.argv.slice(2);
const db = createDb<Tables>(createPool(databaseUrl));
startReactor({
  databaseUrl,
  db,
  log: await openEventLog(databaseUrl),
  hints: createHintBus(),
  byClock: false,
  mailer: { send: async () => undefined, inbox: null },
  pushService: createPushService({
    keys: () => pushKeys(withNotifications(db)),
    subject: 'https://rondelle.example',
    isAllowed: (endpoint) => endpoint.startsWith(pushUrl),
  }),
  logger: createLogger('silent'),
  origin: () => 'https://rondelle.example',
});
