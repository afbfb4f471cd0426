import path from 'node:path';
import { backUp } from '../backup/back-up.ts';
import { backupMessages } from '../backup/backup-messages.ts';
import { settingsOrExit } from '../config/settings-or-exit.ts';
import { terminalLanguage } from '../config/terminal-language.mjs';
import { openDatabase } from './store.ts';

const say = backupMessages[terminalLanguage(process.env)];

/** `npm run backup -- <folder>`: beside a running site or alone. The program stays on the schema that it finds. */
const main = async (): Promise<number> => {
  const [target] = process.argv.slice(2);
  if (!target) {
    console.error(say.backupUsage);
    return 1;
  }
  const settings = settingsOrExit();
  const database = await openDatabase(settings);
  try {
    const { folder, manifest } = await backUp(database.url, path.resolve(target));
    const events = manifest.tables.find(({ schema, name }) => schema === 'eventlog' && name === 'events');
    const count = new Intl.NumberFormat(say.locale).format(events?.rows ?? 0);
    console.log(say.kept(folder, count, manifest.tables.length));
    if (settings.eventLogUrl && settings.eventLogUrl !== database.url) console.log(say.logElsewhere);
    return 0;
  } finally {
    await database.close();
  }
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(say.failed(error instanceof Error ? error.message : String(error)));
  return 1;
});
