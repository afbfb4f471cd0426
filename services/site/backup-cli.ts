import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@rondelle/infra/backup/back-up.ts';
import { removeOldBackups } from '@rondelle/infra/backup/old-backups.ts';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { locale, m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { openDatabase } from './store.ts';

/** Parses the target folder and the optional number of days to keep backups. Returns null for invalid arguments. */
const readArguments = (args: string[]): { target: string; days: number | null } | null => {
  try {
    const options = { 'keep-days': { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const days = values['keep-days'];
    const [target, ...others] = positionals;
    if (!target || others.length > 0 || (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))) return null;
    return { target: path.resolve(target), days: days === undefined ? null : Number(days) };
  } catch {
    return null;
  }
};

/** `npm run backup -- <folder>`: works with or without a running site, and does not migrate the database. */
const main = async (): Promise<number> => {
  const parsed = readArguments(process.argv.slice(2));
  if (!parsed) {
    console.error(m.backup_usage());
    return 1;
  }
  const settings = settingsOrExit();
  const database = await openDatabase(settings);
  try {
    const { folder, manifest } = await backUp(database.url, parsed.target);
    const events = manifest.tables.find(({ schema, name }) => schema === 'eventlog' && name === 'events');
    const count = new Intl.NumberFormat(locale).format(events?.rows ?? 0);
    console.log(m.backup_kept({ folder, events: count, tables: manifest.tables.length }));
    if (settings.eventLogUrl && settings.eventLogUrl !== database.url) console.log(m.backup_log_elsewhere());
    const removed = parsed.days === null ? [] : await removeOldBackups(parsed.target, parsed.days);
    if (removed.length > 0) console.log(m.backup_removed({ count: removed.length }));
    return 0;
  } finally {
    await database.close();
  }
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(m.backup_failed({ reason: reasonOf(error) }));
  return 1;
});
