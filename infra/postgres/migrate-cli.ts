import { settingsOrExit } from '../config/settings-or-exit.ts';
import { m } from '../config/terminal-messages.ts';
import { isPostgres } from '../eventlog/open.ts';
import { migrate } from './migrate.ts';

/** Returns the message with those of its causes, including Postgres's own. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
};

/** `npm run migrate`: migrates the database of the views, and that of the log if it is a different one. */
const main = async (): Promise<number> => {
  const { databaseUrl, eventLogUrl } = settingsOrExit();
  if (!databaseUrl) {
    console.error(m.migrate_needs_database());
    return 1;
  }
  const databases = new Set([databaseUrl, eventLogUrl ?? databaseUrl].filter(isPostgres));
  const applied = new Set<string>();
  for (const url of databases) for (const name of await migrate(url)) applied.add(name);
  console.log(
    applied.size > 0 ? m.migrate_applied({ names: [...applied].join(', ') }) : m.migrate_up_to_date(),
  );
  return 0;
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(m.migrate_failed({ reason: reasonOf(error) }));
  return 1;
});
