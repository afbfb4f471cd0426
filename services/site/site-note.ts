import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const place = (dataDir: string): string => path.join(dataDir, 'site.json');

/** Writes the URL of the running site to its data folder, for the error message of a second start. */
export const writeSiteNote = (dataDir: string, url: string): Promise<void> =>
  writeFile(place(dataDir), `${JSON.stringify({ url })}\n`);

export const removeSiteNote = (dataDir: string): Promise<void> => rm(place(dataDir), { force: true });

/** Reads the URL of the running site; null while it is still starting. */
export const readSiteNote = async (dataDir: string): Promise<string | null> => {
  try {
    const note: { url?: unknown } = JSON.parse(await readFile(place(dataDir), 'utf8'));
    return typeof note.url === 'string' ? note.url : null;
  } catch {
    return null;
  }
};
