import path from 'node:path';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { backupMessages } from '../backup/backup-messages.ts';
import { BackupFault } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { settingsOrExit } from '../config/settings-or-exit.ts';
import { terminalLanguage } from '../config/terminal-language.mjs';
import { withStore } from './store.ts';

const say = backupMessages[terminalLanguage(process.env)];

/** `npm run restore -- <folder>`: fills an empty database and makes the views. */
const main = async (): Promise<number> => {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error(say.restoreUsage);
    return 1;
  }
  await withStore(settingsOrExit(), async ({ databaseUrl, pool, log }) => {
    const { tables, takenAt } = await restore(databaseUrl, path.resolve(folder));
    const events = tables.find(({ schema, name }) => schema === 'eventlog' && name === 'events');
    const count = new Intl.NumberFormat(say.locale).format(events?.rows ?? 0);
    console.log(say.restored(count, tables.length, takenAt));
    await rebuild({ pool, log });
    console.log(say.rebuilt);
    console.log(say.eraseAgain);
  });
  return 0;
};

const explain = (error: unknown): string => {
  if (error instanceof BackupFault) return say.faults[error.fault](error.what);
  return say.failed(error instanceof Error ? error.message : String(error));
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(explain(error));
  return 1;
});
