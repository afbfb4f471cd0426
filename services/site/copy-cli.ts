import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { locale, m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { createClosers } from './closers.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { onStopRequest } from './stop-signals.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { isPostgres } from '@rondelle/infra/eventlog/open.ts';
import { openCopyEnd } from '@rondelle/infra/eventlog/copy/copy-end.ts';
import { CopyError, errorDetailsText } from '@rondelle/infra/eventlog/copy/copy-errors.ts';
import { copyLog, type Copied } from '@rondelle/infra/eventlog/copy/copy-log.ts';
import { createCopyProgress } from '@rondelle/infra/eventlog/copy/copy-progress.ts';

/** Stands for the embedded database of the data folder, which has no URL of its own. */
const embedded = 'embedded';
/** Prefix of a file that contains the URL, because other users can read command lines. */
const inFile = '@';

type Arguments = { readonly from: string; readonly to: string };

const readArguments = (args: string[]): Arguments => {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
    const { from, to } = parseArgs({ args, options }).values;
    if (from && to) return { from, to };
  } catch {
    // Unknown options lead to the usage text.
  }
  throw new CopyError({ code: 'bad-arguments' });
};

/** Returns a URL without credentials and query, for display. */
const displayed = (url: string): string => url.replace(/\/\/.*@/, '//').replace(/\?.*$/, '');

const addressIn = async (log: string): Promise<string> =>
  log.startsWith(inFile) ? (await readFile(log.slice(inFile.length), 'utf8')).trim() : log;

const copy = async ({ from, to }: Arguments, closers: ReturnType<typeof createClosers>): Promise<Copied> => {
  const { dataDir } = settingsOrExit();
  const [first, second] = await Promise.all([addressIn(from), addressIn(to)]);
  if (first === second) throw new CopyError({ code: 'same-log' });
  const addressOf = async (log: string): Promise<string> => {
    if (log !== embedded) return log;
    const database = await openEmbeddedPostgres(dataDir);
    closers.add(() => database.close());
    return database.url;
  };
  const open = (url: string) => {
    const end = openCopyEnd(url);
    closers.add(() => end.close());
    return end;
  };
  const source = open(await addressOf(first));
  const url = await addressOf(second);
  const target = open(url);
  if (isPostgres(url)) await migrate(url);
  console.log(m.copy_from({ source: displayed(first), target: displayed(second) }));
  const progress = createCopyProgress();
  closers.add(async () => progress.stop());
  return copyLog(source, target, progress.onProgress);
};

const report = ({ copied, found, digest }: Copied, startedAt: number): void => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const seconds = numbers.format((performance.now() - startedAt) / 1_000);
  console.log(m.copy_done({ copied: numbers.format(copied), found: numbers.format(found), seconds }));
  console.log(m.copy_digest({ digest }));
  console.log(m.copy_next());
};

const main = async (): Promise<number> => {
  const startedAt = performance.now();
  const args = readArguments(process.argv.slice(2));
  const closers = createClosers((error) => console.error(m.copy_failed({ detail: String(error) })));
  onStopRequest(() => void closers.closeAll().finally(() => process.exit(130)));
  try {
    const copied = await copy(args, closers);
    await closers.closeAll();
    report(copied, startedAt);
    return 0;
  } finally {
    await closers.closeAll();
  }
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(
    error instanceof CopyError ? errorDetailsText(error.details) : m.copy_failed({ detail: reasonOf(error) }),
  );
  return 1;
});
