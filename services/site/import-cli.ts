import { basename, join } from 'node:path';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { readSettings } from '@rondelle/gateway/settings/read-settings.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import type { Pool } from 'pg';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Settings } from '@rondelle/infra/config/settings.ts';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { locale, m, reasonOf } from '@rondelle/infra/config/terminal-messages.ts';
import { withStore } from './store.ts';
import { type ImportArguments, readArguments } from '@rondelle/importer/arguments.ts';
import { DatasetError } from '@rondelle/importer/errors.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { type ImportSummary, importDataset } from '@rondelle/importer/import-dataset.ts';
import { errorDetailsText } from '@rondelle/importer/messages.ts';
import { createProgress } from '@rondelle/importer/progress.ts';
import { rejectionLines, summaryTable, writeRejections } from '@rondelle/importer/report.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';

/** Returns an administrator's setting, or else the environment's. */
const firstSeasonOf = async (pool: Pool, settings: Settings): Promise<string> => {
  const set = await readSettings(createDb<Tables>(pool)).catch(() => null);
  return typeof set?.firstSeason === 'string' ? set.firstSeason : settings.firstSeason;
};

const runImport = async (
  { folder, dryRun, maxMegabytes }: ImportArguments,
  settings: Settings,
): Promise<ImportSummary> => {
  // Reads the folder before the database starts, so that a bad folder is reported at once.
  const source = await openDatasetFolder(folder, maxMegabytes);
  const progress = createProgress();
  try {
    return await withStore(
      settings,
      async ({ log, pool }) => {
        const store = importStoreOn(log, pool, () => catchUp({ log, pool }));
        const { onProgress } = progress;
        const firstSeason = await firstSeasonOf(pool, settings);
        return importDataset(store, source, { source: 'import', dryRun, firstSeason, onProgress });
      },
      () => {
        progress.stop();
        console.error(m.import_interrupted());
      },
    );
  } finally {
    progress.stop();
  }
};

const report = async (
  summary: ImportSummary,
  args: ImportArguments,
  settings: Settings,
  startedAt: number,
) => {
  console.log(summaryTable(summary));
  for (const line of rejectionLines(summary)) console.log(line);
  const left = [...summary.rejections, ...summary.contradictions];
  if (left.length > 0) {
    const imports = join(settings.dataDir, 'imports');
    const path = await writeRejections(imports, basename(args.folder), left);
    console.log(m.import_all_rejected_in({ path }));
  }
  if (args.dryRun) console.log(m.import_dry_run());
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const took = seconds.format((performance.now() - startedAt) / 1_000);
  console.log(m.import_done({ seconds: took }));
};

const main = async (): Promise<number> => {
  const startedAt = performance.now();
  const settings = settingsOrExit();
  // npm runs scripts in the root folder; a relative path refers to where the user called npm.
  const args = readArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const summary = await runImport(args, settings);
  await report(summary, args, settings, startedAt);
  return summary.rejections.length + summary.contradictions.length > 0 ? 1 : 0;
};

const explain = (error: unknown): string => {
  if (!(error instanceof DatasetError)) return m.import_unexpected({ detail: reasonOf(error) });
  const isUsage = error.details.code === 'no-folder-given' || error.details.code === 'bad-option';
  return [errorDetailsText(error.details), ...(isUsage ? [m.import_usage()] : [])].join('\n');
};

process.exitCode = await main().catch((error: unknown) => {
  console.error(explain(error));
  return 1;
});
