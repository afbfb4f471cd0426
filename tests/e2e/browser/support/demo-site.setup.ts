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
    /** The site that all browser tests read: the demonstration, and a small season imported beside it. */
    siteUrl: string;
    dataDir: string;
  }
}

/** The demonstration stands still near the end of its second season: what tests find there stays. */
const demoDay = '2025-04-06';

/** Who logs in may say which address they come from, as a proxy in front of the site would. */
const env = { DEMO: 'on', DEMO_DAY: demoDay, TRUST_PROXY: '1' };

type DemoSite = { readonly url: string; readonly dataDir: string; readonly remove: () => Promise<void> };

/** `npm run cluster`: each request of a browser goes to the other one of its two gateways. */
const startBehindProxy = async (given: Readonly<Record<string, string>>): Promise<DemoSite> => {
  const proxy = await roundRobin();
  const cluster = await startCluster(undefined, { ...given, PUBLIC_URL: proxy.url });
  proxy.leadTo(cluster.urls);
  const remove = async () => {
    await proxy.close();
    await cluster.remove();
  };
  return { url: proxy.url, dataDir: cluster.dataDir, remove };
};

/** One site on an empty data folder for all browser tests, then one import beside the running site. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const content = await mergedContent();
  const given = { ...env, CONTENT_DIR: content };
  const site = project.name.endsWith('cluster')
    ? await startBehindProxy(given)
    : await startSite({ env: given });
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
