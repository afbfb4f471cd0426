import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Next to the checkout by default, because most of these datasets may not be shipped. */
const defaultFolder = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const folder = process.env['RONDELLE_DATA'] ?? defaultFolder;

export type DatasetName =
  | 'lheq-m13-aaa-2025-2026'
  | 'memorial-cup'
  | 'nhl-2005-2019'
  | 'pwhl'
  | 'quebec-geo'
  | 'wjc-2026'
  | 'youth-2022-2023';

/** The folder of a real dataset, or null when it is missing: `test.skipIf(!datasetFolder('pwhl'))`. */
export const datasetFolder = (name: DatasetName): string | null => {
  const path = `${folder}/${name}`;
  return existsSync(path) ? path : null;
};
