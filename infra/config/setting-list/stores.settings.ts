import { localDate } from '@rondelle/contracts/competition/vocabulary.ts';
import { z } from 'zod';
import { m } from '../../paraglide/messages.js';
import { declarations, folder, urlWith, wholeNumber } from './setting-kinds.ts';

const postgresUrl = urlWith(/^postgres(ql)?$/);
// zod's URL check rejects the several hosts of a cluster URL.
const eventLogUrl = z.union([postgresUrl, z.string().regex(/^esdb(\+discover)?:\/\/[^\s/]/)]);
const onOrOff = z.enum(['on', 'off']).transform((choice) => choice === 'on');
const demoDay = localDate.refine((day) => day >= '2006-09-01' && day <= '2099-12-31');

/** Settings of data storage. */
export const storesSettings = {
  dataDir: folder
    .prefault('.data')
    .register(declarations, { name: 'DATA_DIR', expected: m.settings_expected_writable_folder }),
  /** Folder of the built web application; when unset, the one that the build writes. */
  webDist: folder
    .optional()
    .register(declarations, { name: 'WEB_DIST', expected: m.settings_expected_folder }),
  /** Folder of open-data dumps; when unset, the embedded site uses its data folder. */
  openDataDir: folder
    .optional()
    .register(declarations, { name: 'OPEN_DATA_DIR', expected: m.settings_expected_writable_folder }),
  /** When unset, no backups are made. */
  backupDir: folder
    .optional()
    .register(declarations, { name: 'BACKUP_DIR', expected: m.settings_expected_writable_folder }),
  backupKeepDays: wholeNumber(1, 3_650).prefault('30').register(declarations, { name: 'BACKUP_KEEP_DAYS' }),
  /** Folder of the datasets that feeds may read; when unset, feeds cannot read folders. */
  feedsDir: folder
    .optional()
    .register(declarations, { name: 'FEEDS_DIR', expected: m.settings_expected_existing_folder }),
  /** When unset, the folder that ships with the product. */
  contentDir: folder
    .optional()
    .register(declarations, { name: 'CONTENT_DIR', expected: m.settings_expected_folder }),
  demo: onOrOff.prefault('on').register(declarations, { name: 'DEMO' }),
  /** The day at which the demonstration is frozen; when unset, it follows the clock. */
  demoDay: demoDay
    .optional()
    .register(declarations, { name: 'DEMO_DAY', expected: m.settings_expected_demo_day }),
  /** When unset, an embedded Postgres in the data folder is used. */
  databaseUrl: postgresUrl.optional().register(declarations, {
    name: 'DATABASE_URL',
    expected: m.settings_expected_postgres_url,
    secret: true,
  }),
  /** A streaming replica of that database; when unset, public pages read from the primary. */
  databaseReadUrl: postgresUrl.optional().register(declarations, {
    name: 'DATABASE_READ_URL',
    expected: m.settings_expected_postgres_url,
    secret: true,
  }),
  /** When unset, the events are in the database of the views. */
  eventLogUrl: eventLogUrl.optional().register(declarations, {
    name: 'EVENT_LOG_URL',
    expected: m.settings_expected_event_log_url,
    secret: true,
  }),
};
