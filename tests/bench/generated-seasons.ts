import { generateDataset } from '@rondelle/infra/dev/generate/generate-dataset.ts';
import type { Store } from '@rondelle/infra/dev/store.ts';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';

/** Appends generated seasons to an empty log, and does not update the views. */
export const appendGeneratedSeasons = async (
  { log, pool }: Store,
  seasons: number,
  games: number,
): Promise<void> => {
  const source = generateDataset({ seasons, games, seed: 1 });
  const store = importStoreOn(log, pool, async () => undefined);
  const { rejections } = await importDataset(store, source, { source: 'demo' });
  if (rejections.length > 0) throw new Error(`a generated row was refused: ${JSON.stringify(rejections[0])}`);
};
