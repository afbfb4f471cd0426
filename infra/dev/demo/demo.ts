import { fileURLToPath } from 'node:url';
import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import type { Pool } from 'pg';
import type { DatasetSource } from '@rondelle/importer/dataset-format.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import type { OnProgress } from '@rondelle/importer/import-run.ts';
import { type ImportStore, importStoreOn } from '@rondelle/importer/store.ts';
import type { Settings } from '../../config/settings.ts';
import { slugOf, startYearOn } from '../generate/calendar.ts';
import { type GeneratedDataset, generateDataset } from '../generate/generate-dataset.ts';

/** Real results that may be shipped: see datasets/NOTICE.md. */
const shipped = ['pwhl', 'memorial-cup', 'wjc-2026'];

/** Its world began in 2023: whatever the year, teams go on from the season before. */
const demoOptions = {
  seasons: 2,
  games: 4_300,
  seed: 2024,
  prefix: 'demo',
  sharesRegions: true,
  worldSince: 2023,
};
const steps = shipped.length + 2;

const shippedDataset = (name: string): Promise<DatasetSource> =>
  openDatasetFolder(fileURLToPath(new URL(`../datasets/${name}`, import.meta.url)), 10);

export type DemoStore = { readonly log: EventLog; readonly pool: Pool };

/** The local minute that the demonstration is at: `2026-11-22T18:42`, by the clock or on the day of the settings. */
export const demoNow = ({ demoDay }: Pick<Settings, 'demoDay'>): string =>
  demoDay === undefined ? clockInQuebec(Date.now()) : `${demoDay}T12:00`;

/** The seasons that the demonstration shows at a local minute: the last one whole, this one up to then. */
export const demoDataset = (now: string): GeneratedDataset => generateDataset({ ...demoOptions, now });

// The views catch up once, at the end of an import, but for what it needs to know before.
const importStore = ({ log, pool }: DemoStore): ImportStore =>
  importStoreOn(log, pool, () => catchUp({ log, pool }));

const importGenerated = async (
  store: ImportStore,
  source: DatasetSource,
  now: string,
  onProgress?: OnProgress,
): Promise<void> => {
  const ongoing = slugOf(startYearOn(now));
  await importDataset(store, source, { source: 'demo', ongoing, ...(onProgress && { onProgress }) });
};

/**
 * Fills an empty site: two invented seasons, of which the second goes on, marked by the source `demo` on every one of
 * their events, and real results beside them. What is there already is not added again. `onProgress` is told how much is
 * done, from 0 to 1.
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
    await importDataset(store, await shippedDataset(name), { source: 'import' });
  }
  onProgress(1);
};

/** Adds to a demonstration what has happened since: results, pairings, and the next season once it has begun. */
export const continueDemo = (demo: DemoStore, now: string): Promise<void> =>
  importGenerated(importStore(demo), demoDataset(now), now);

/** The same for the games of some days only (both included), while the site runs. */
export const continueDemoDays = (
  demo: DemoStore,
  now: string,
  [from, to]: readonly [string, string],
): Promise<void> => {
  const dataset = demoDataset(now);
  const games = () => [...dataset.games()].filter(({ values: { date } }) => date >= from && date <= to);
  return importGenerated(importStore(demo), { ...dataset, games }, now);
};

/** Whether the log began as a demonstration: only to such a log anything invented is added. */
export const isDemonstration = async (log: EventLog): Promise<boolean> => {
  for await (const [first] of log.readAll('0', 1)) return first?.metadata.source === 'demo';
  return false;
};
