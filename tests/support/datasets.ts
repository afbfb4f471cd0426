import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the checkout by default; most of these data sets may not be shipped. */
const defaultFolder = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const folder = process.env['RONDELLE_DATA'] ?? defaultFolder;

export type DatasetName =
  | 'lheq-m13-aaa-2025-2026'
  | 'memorial-cup'
  | 'nhl-2005-2019'
  | 'pwhl'
  | 'quebec-geo'
  | 'wjc-2026';

/** The folder of a real data set, or null where it is absent: `test.skipIf(!datasetFolder('pwhl'))`. */
export const datasetFolder = (name: DatasetName): string | null => {
  const path = `${folder}/${name}`;
  return existsSync(path) ? path : null;
};
