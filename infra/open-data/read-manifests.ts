import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, manifest } from '@rondelle/contracts/site/open-data.ts';

/** Reads the manifest of a dump; null when it is missing or invalid. */
export const readManifest = async (folder: string): Promise<Manifest | null> => {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    return null;
  }
};

const namesIn = async (folder: string, pattern: RegExp): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => pattern.test(name))
    .toSorted()
    .toReversed();

/** Reads all dumps in a folder: latest season first, then latest day first. */
export const readManifests = async (folder: string): Promise<Manifest[]> => {
  const found: Manifest[] = [];
  for (const season of await namesIn(folder, /^\d{4}-\d{4}$/))
    for (const day of await namesIn(join(folder, season), /^\d{4}-\d{2}-\d{2}$/)) {
      const one = await readManifest(join(folder, season, day));
      if (one) found.push(one);
    }
  return found;
};
