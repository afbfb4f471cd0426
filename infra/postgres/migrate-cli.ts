import { settingsOrExit } from '../config/settings-or-exit.ts';
import { terminalLanguage } from '../config/terminal-language.mjs';
import { isPostgres } from '../eventlog/open.ts';
import { migrate } from './migrate.ts';
import { migrateMessages } from './migrate-messages.ts';

const say = migrateMessages[terminalLanguage(process.env)];

/** The deepest reason: PostgreSQL's own words. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
};

/** `npm run migrate`: the database of the views, and that of the log where it is another one. */
const main = async (): Promise<number> => {
  const { databaseUrl, eventLogUrl } = settingsOrExit();
  if (!databaseUrl) {
    console.error(say.needsDatabase);
    return 1;
  }
  const databases = new Set([databaseUrl, eventLogUrl ?? databaseUrl].filter(isPostgres));
  const applied = new Set<string>();
  for (const url of databases) for (const name of await migrate(url)) applied.add(name);
  console.log(applied.size > 0 ? say.applied([...applied]) : say.upToDate);
  return 0;
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(say.failed(reasonOf(error)));
  return 1;
});
