import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { roundRobin } from '../../../support/round-robin.ts';
import { startCluster } from '../../support/start-cluster.ts';
import { startSite } from '../../support/start-site.ts';
import { mergedContent } from './merged-content.ts';
import { importInto } from './import-into.ts';
import { writeSmallSeason } from './small-season.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of all browser tests: the demonstration, and an imported small season. */
    siteUrl: string;
    dataDir: string;
  }
}

/** The demonstration's clock is fixed near the end of its second season, so that tests find the same data. */
const demoDay = '2025-04-06';

/** The proxy header lets each login come from another address. */
const env = { DEMO: 'on', DEMO_DAY: demoDay, TRUST_PROXY: '1' };

type DemoSite = { readonly url: string; readonly dataDir: string; readonly remove: () => Promise<void> };

/** Starts `npm run cluster` behind a proxy that sends requests to both gateways in turns. */
const startBehindProxy = async (siteEnv: Readonly<Record<string, string>>): Promise<DemoSite> => {
  const proxy = await roundRobin();
  const cluster = await startCluster(undefined, { ...siteEnv, PUBLIC_URL: proxy.url });
  proxy.leadTo(cluster.urls);
  const remove = async () => {
    await proxy.close();
    await cluster.remove();
  };
  return { url: proxy.url, dataDir: cluster.dataDir, remove };
};

/** Starts one site on an empty data folder for all browser tests, then imports the small season into it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const content = await mergedContent();
  const siteEnv = { ...env, CONTENT_DIR: content };
  const site = project.name.endsWith('cluster')
    ? await startBehindProxy(siteEnv)
    : await startSite({ env: siteEnv });
  const remove = async () => {
    await site.remove();
    await rm(content, { recursive: true, force: true });
  };
  const folder = await writeSmallSeason([2, 1]);
  try {
    await importInto(site.dataDir, folder);
    project.provide('siteUrl', site.url);
    project.provide('dataDir', site.dataDir);
    return remove;
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
