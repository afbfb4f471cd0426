import path from 'node:path';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { BackupError } from '@rondelle/infra/backup/manifest.ts';
import { restore } from '@rondelle/infra/backup/restore.ts';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { locale, m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { withStore } from './store.ts';

/** `npm run restore -- <folder>`: fills an empty database and rebuilds the views. */
const main = async (): Promise<number> => {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error(m.restore_usage());
    return 1;
  }
  await withStore(settingsOrExit(), async ({ databaseUrl, pool, log }) => {
    const { tables, takenAt } = await restore(databaseUrl, path.resolve(folder));
    const events = tables.find(({ schema, name }) => schema === 'eventlog' && name === 'events');
    const count = new Intl.NumberFormat(locale).format(events?.rows ?? 0);
    console.log(m.restore_done({ events: count, tables: tables.length, takenAt }));
    await rebuild({ pool, log });
    console.log(m.restore_rebuilt());
    console.log(m.restore_erase_again());
  });
  return 0;
};

const explain = (error: unknown): string => {
  if (error instanceof BackupError) return m[`backup/${error.code}`]({ what: error.what });
  return m.backup_failed({ reason: reasonOf(error) });
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(explain(error));
  return 1;
});
