import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const place = (dataDir: string): string => path.join(dataDir, 'site.json');

/** Leaves the address of the running site in its data folder, for whoever tries to start a second one. */
export const writeSiteNote = (dataDir: string, url: string): Promise<void> =>
  writeFile(place(dataDir), `${JSON.stringify({ url })}\n`);

export const removeSiteNote = (dataDir: string): Promise<void> => rm(place(dataDir), { force: true });

/** The address that the running site has left; null while it has not come so far. */
export const readSiteNote = async (dataDir: string): Promise<string | null> => {
  try {
    const note: { url?: unknown } = JSON.parse(await readFile(place(dataDir), 'utf8'));
    return typeof note.url === 'string' ? note.url : null;
  } catch {
    return null;
  }
};
