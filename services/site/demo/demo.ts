import { fileURLToPath } from 'node:url';
import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import type { Pool } from 'pg';
import type { DatasetSource } from '@rondelle/importer/dataset-format.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import type { OnProgress } from '@rondelle/importer/import-run.ts';
import { type ImportStore, importStoreOn } from '@rondelle/importer/store.ts';
import type { Settings } from '@rondelle/infra/config/settings.ts';
import { slugOf, startYearOn } from '../generate/calendar.ts';
import { type GeneratedDataset, generateDataset } from '../generate/generate-dataset.ts';
import { untilNow } from './until-now.ts';

/** Real results with a licence to redistribute: see datasets/NOTICE.md. */
const shipped = ['pwhl', 'memorial-cup', 'wjc-2026'];

/** `worldSince` is fixed so that teams continue from season to season in any year. */
const demoOptions = {
  seasons: 2,
  games: 4_300,
  seed: 2024,
  prefix: 'demo',
  sharesRegions: true,
  worldSince: 2023,
};
const steps = shipped.length + 2;

/** Returns a shipped dataset; of the ongoing season it has the results up to now. */
const shippedDataset = async (name: string, now: string): Promise<DatasetSource> => {
  const folder = fileURLToPath(new URL(`../datasets/${name}`, import.meta.url));
  return untilNow(await openDatasetFolder(folder, 10), slugOf(startYearOn(now)), now);
};

export type DemoStore = { readonly log: EventLog; readonly pool: Pool };

/**
 * Returns the current local minute of the demonstration, `2026-11-22T18:42`: from the clock, or noon of the configured
 * day.
 */
export const demoNow = ({ demoDay }: Pick<Settings, 'demoDay'>): string =>
  demoDay === undefined ? clockInQuebec(Date.now()) : `${demoDay}T12:00`;

/**
 * Returns the seasons of the demonstration at a local minute: the previous one complete, the current one up to that
 * minute.
 */
export const demoDataset = (now: string): GeneratedDataset => generateDataset({ ...demoOptions, now });

// The views catch up at the end of an import and whenever the import needs to read them.
const importStore = ({ log, pool }: DemoStore): ImportStore =>
  importStoreOn(log, pool, () => catchUp({ log, pool }));

const importGenerated = async (
  store: ImportStore,
  source: DatasetSource,
  now: string,
  onProgress?: OnProgress,
): Promise<void> => {
  const ongoing = slugOf(startYearOn(now));
  await importDataset(store, source, {
    source: 'demo',
    ongoing,
    today: now.slice(0, 10),
    ...(onProgress && { onProgress }),
  });
};

/**
 * Fills an empty site: two invented seasons, the second one ongoing, whose events all have the source `demo`, and
 * datasets of real results. Existing data is not added again. Calls `onProgress` with the share done, from 0 to 1.
 */
export const loadDemo = async (
  demo: DemoStore,
  now: string,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> => {
  const store = importStore(demo);
  onProgress(0);
  await importGenerated(
    store,
    demoDataset(now),
    now,
    (step, done, total) => step === 'writing' && onProgress(done / (total || 1) / steps),
  );
  for (const [i, name] of shipped.entries()) {
    onProgress((i + 2) / steps);
    // Real results are of days that are past, whatever the day of the demonstration.
    await importDataset(store, await shippedDataset(name, now), { source: 'import' });
  }
  onProgress(1);
};

/** Adds what has happened since the last import: results, pairings, and the next season once it has begun. */
export const continueDemo = async (demo: DemoStore, now: string): Promise<void> => {
  const store = importStore(demo);
  await importGenerated(store, demoDataset(now), now);
  // Real results are of days that are past, whatever the day of the demonstration.
  for (const name of shipped)
    await importDataset(store, await shippedDataset(name, now), { source: 'import' });
};

/** Does the same for the games of a range of days (both included), while the site runs. */
export const continueDemoDays = (
  demo: DemoStore,
  now: string,
  [from, to]: readonly [string, string],
): Promise<void> => {
  const dataset = demoDataset(now);
  const games = () => [...dataset.games()].filter(({ values: { date } }) => date >= from && date <= to);
  return importGenerated(importStore(demo), { ...dataset, games }, now);
};

/** Returns true when the first event comes from the demonstration; invented data is added only to such logs. */
export const isDemonstration = async (log: EventLog): Promise<boolean> => {
  for await (const [first] of log.readAll('0', 1)) return first?.metadata.source === 'demo';
  return false;
};
