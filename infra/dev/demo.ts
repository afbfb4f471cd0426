import { fileURLToPath } from 'node:url';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import type { Pool } from 'pg';
import type { DatasetSource } from '@rondelle/importer/dataset-format.ts';
import { openDatasetFolder } from '@rondelle/importer/folder-source.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { generateDataset } from './generate/generate-dataset.ts';

/** Real results that may be shipped: see datasets/NOTICE.md. */
const shipped = ['pwhl', 'memorial-cup', 'wjc-2026'];

const demoOptions = { seasons: 2, games: 4_000, seed: 2024, prefix: 'demo', sharesRegions: true };
const steps = shipped.length + 2;

const shippedDataset = (name: string): Promise<DatasetSource> =>
  openDatasetFolder(fileURLToPath(new URL(`./datasets/${name}`, import.meta.url)), 10);

export type DemoStore = { readonly log: EventLog; readonly pool: Pool };

/**
 * Fills an empty site: two invented seasons, 2023-2024 and the ongoing 2024-2025, marked by the source `demo` on every
 * one of their events, and real results beside them. What is there already is not added again. `onProgress` is told how
 * much is done, from 0 to 1.
 */
export const loadDemo = async (
  { log, pool }: DemoStore,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> => {
  // The views catch up once, at the end, but for what each import needs to know before it.
  const store = importStoreOn(log, pool, () => catchUp({ log, pool }));
  onProgress(0);
  await importDataset(store, generateDataset(demoOptions), {
    source: 'demo',
    onProgress: (step, done, total) => step === 'writing' && onProgress(done / (total || 1) / steps),
  });
  for (const [i, name] of shipped.entries()) {
    onProgress((i + 2) / steps);
    await importDataset(store, await shippedDataset(name), { source: 'import' });
  }
  onProgress(1);
};
