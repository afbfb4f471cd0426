import { appendFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWithin } from '../support/within.ts';
import { cloneProject } from './support/clone.ts';
import { type Site, startSite } from './support/start-site.ts';

let clone: Awaited<ReturnType<typeof cloneProject>>;
const sites: Site[] = [];
beforeAll(async () => {
  clone = await cloneProject();
});
afterAll(async () => {
  for (const site of sites) await site.remove();
  await clone?.remove();
});

/** Starts as a newcomer does: nothing is built yet. */
const start = async (env: Readonly<Record<string, string>>): Promise<Site> => {
  const site = await startSite({ project: clone.project, env: { WEB_DIST: '', ...env } });
  sites.push(site);
  return site;
};
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** Files of the client build in which a folder of it is served. */
const servedFiles = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(folder, 'assets'))).filter((name) => !/\.(br|gz)$/.test(name));

/** The assets that a site does not serve, out of these. */
const missingAt = async ({ url }: Site, names: readonly string[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const name of names) if ((await statusOf(`${url}/assets/${name}`)) !== 200) missing.push(name);
  return missing;
};

test('two concurrent starts in a fresh clone build once, and both serve every file', async () => {
  const [demonstration, empty] = await Promise.all([
    start({ DEMO: 'on', DEMO_DAY: '2025-04-06' }),
    start({ DEMO: 'off' }),
  ]);
  const waited = [demonstration, empty].filter(({ output }) => output().includes('this one waits'));
  expect(waited).toHaveLength(1);
  const names = await servedFiles(path.join(clone.project, 'web', 'dist', 'client'));
  expect(names.length).toBeGreaterThan(50);
  for (const site of [demonstration, empty]) {
    expect(await statusOf(`${site.url}/fr/accueil`)).toBe(200);
    expect(await missingAt(site, names)).toEqual([]);
  }
  expect(await statusOf(`${demonstration.url}/api/v1/seasons/2024-2025`)).toBe(200);
});

test('a second build is fully cached', async () => {
  const began = performance.now();
  const { cached, total } = await clone.build();
  expectWithin('a build that finds everything done', performance.now() - began, 5_000);
  expect(total).toBeGreaterThan(0);
  expect(cached).toBe(total);
});

test('a running site serves every file while the next version is built', async () => {
  const names = await servedFiles(path.join(clone.project, 'web', 'dist', 'client'));
  const entry = path.join(clone.project, 'web/src/app/entry-client.tsx');
  await appendFile(entry, '\nconsole.info("the next version");\n');
  const { cached, total } = await clone.build();
  expect(cached).toBeLessThan(total);
  expect(await servedFiles(path.join(clone.project, 'web', 'dist', 'client'))).not.toEqual(names);
  for (const site of sites) expect(await missingAt(site, names)).toEqual([]);
});
