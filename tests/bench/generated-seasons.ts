import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import type { Store } from '@rondelle/site/store.ts';
import type { DatasetSource } from '@rondelle/importer/dataset-format.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import type { ImportOptions } from '@rondelle/importer/import-run.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';

/** Appends a generated dataset to an empty log, and does not update the views. */
export const appendGenerated = async (
  { log, pool }: Store,
  source: DatasetSource,
  options: Pick<ImportOptions, 'ongoing' | 'today'> = {},
): Promise<void> => {
  const store = importStoreOn(log, pool, async () => undefined);
  const { rejections } = await importDataset(store, source, { source: 'demo', ...options });
  if (rejections.length > 0) throw new Error(`a generated row was refused: ${JSON.stringify(rejections[0])}`);
};

/** Appends generated seasons to an empty log, and does not update the views. */
export const appendGeneratedSeasons = (store: Store, seasons: number, games: number): Promise<void> =>
  appendGenerated(store, generateDataset({ seasons, games, seed: 1 }));
