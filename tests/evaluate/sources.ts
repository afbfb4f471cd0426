import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EvaluatedCategory } from '@rondelle/projections/computing/ratings/walk-forward.ts';
import { datasetFolder } from '../support/datasets.ts';
import { categoriesIn } from './categories.ts';

/** The data sets that are evaluated together, youth first. */
const handedOver = ['youth-2022-2023', 'lheq-m13-aaa-2025-2026', 'pwhl', 'nhl-2005-2019'] as const;

export type Source = { readonly name: string; readonly categories: readonly EvaluatedCategory[] };

const isDataset = (folder: string): boolean =>
  existsSync(`${folder}/games.csv`) && existsSync(`${folder}/dataset.json`);

/** Returns the data sets in these folders, or in the folder of real data when there are none. Null names a wrong one. */
export const sourcesIn = (
  given: readonly string[],
  from?: string,
  to?: string,
): { readonly sources: readonly Source[] } | { readonly wrong: string } => {
  const folders =
    given.length > 0
      ? given.map((one) => (/\.(csv|json)$/.test(one) ? path.dirname(one) : one))
      : handedOver.flatMap((name) => datasetFolder(name) ?? []);
  const wrong = folders.find((folder) => !isDataset(folder));
  if (wrong !== undefined) return { wrong };
  return {
    sources: folders.map((folder) => ({
      name: path.basename(folder),
      categories: categoriesIn(folder, from, to),
    })),
  };
};
