import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startSite } from '../../support/start-site.ts';
import { importInto } from './import-into.ts';
import { writeSmallSeason } from './small-season.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site that all browser tests read: the demonstration, and a small season imported beside it. */
    siteUrl: string;
    dataDir: string;
  }
}

/** One `npm start` on an empty data folder for all browser tests, then one import beside the running site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite({ env: { DEMO: 'on' } });
  const folder = await writeSmallSeason([2, 1]);
  try {
    await importInto(site.dataDir, folder);
    project.provide('siteUrl', site.url);
    project.provide('dataDir', site.dataDir);
    return site.remove;
  } catch (error) {
    await site.remove();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
