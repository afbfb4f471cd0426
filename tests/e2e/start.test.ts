import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { childrenOf, isAlive, runningOn } from './support/processes.ts';
import {
  newDataDir,
  pidsOf,
  runCommand,
  type Site,
  type SiteOptions,
  startSite,
} from './support/start-site.ts';

const sites: Site[] = [];
afterEach(async () => {
  // Two sites may share a folder: it goes when both have stopped.
  for (const site of sites) await site.stop();
  for (const site of sites.splice(0)) await site.remove();
});

const start = async (options?: SiteOptions): Promise<Site> => {
  const site = await startSite(options);
  sites.push(site);
  return site;
};
const navOf = async ({ url }: Site): Promise<string> =>
  (await fetch(`${url}/api/v1/nav?season=2024-2025`)).text();
/** How many events the log of a site on this folder holds by now. */
const eventsIn = async (dataDir: string): Promise<number> => {
  const { url } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'));
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM eventlog.events');
    return rows[0].count;
  } finally {
    await client.end();
  }
};
const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe('npm start', () => {
  test('on an empty folder answers pages, also without any data, and says where, and how to become its administrator', async () => {
    const { url, output } = await start();
    await expect.poll(output).toContain('npm run user -- create <name> <email> masterAdmin');
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await statusOf(`${url}/fr/accueil`)).toBe(200);
    expect(await statusOf(`${url}/en/home`)).toBe(200);
  });

  test('speaks the language of the terminal', async () => {
    const { output } = await start({ env: { LANG: 'fr_CA.UTF-8' } });
    expect(output()).toMatch(/Rondelle est prêt : http:/);
  });

  test('stops cleanly on Ctrl-C and leaves no process behind', async () => {
    const site = await start();
    const { node, postgres } = await pidsOf(site);
    expect([node, postgres].map(isAlive)).toEqual([true, true]);
    expect(await site.stop()).toBe(0);
    expect([node, postgres].map(isAlive)).toEqual([false, false]);
    expect(runningOn(site.dataDir)).toEqual([]);
  });

  test('stops cleanly when the program that started it is killed', async () => {
    const site = await start();
    const { node, postgres } = await pidsOf(site);
    site.child.kill('SIGKILL');
    await expect.poll(() => [node, postgres].map(isAlive), { timeout: 10_000 }).toEqual([false, false]);
  });

  test('recovers from a kill -9 of its program and of its database', async () => {
    const first = await start();
    const { node, postgres } = await pidsOf(first);
    process.kill(node, 'SIGKILL');
    await first.ended;
    process.kill(postgres, 'SIGKILL');
    const second = await start({ dataDir: first.dataDir });
    expect(await statusOf(`${second.url}/fr/accueil`)).toBe(200);
  });

  test('takes over the database that a killed program left running', async () => {
    const first = await start();
    const { node, postgres } = await pidsOf(first);
    process.kill(node, 'SIGKILL');
    await first.ended;
    const second = await start({ dataDir: first.dataDir });
    expect((await pidsOf(second)).postgres).toBe(postgres);
    await second.stop();
    expect(runningOn(first.dataDir)).toEqual([]);
  });

  test('ends with 1 when its database is killed', async () => {
    const site = await start();
    process.kill((await pidsOf(site)).postgres, 'SIGKILL');
    expect(await site.ended).toBe(1);
    expect(site.output()).toContain('The database has stopped.');
  });

  test('completes a demonstration that a kill -9 cut off', async () => {
    const dataDir = await newDataDir();
    const env = { DEMO: 'on', DEMO_DAY: '2025-04-06' };
    const cut = runCommand('start', [], { PORT: '0', DATA_DIR: dataDir, ...env });
    await expect
      .poll(() => eventsIn(dataDir).catch(() => 0), { timeout: 60_000, interval: 10 })
      .toBeGreaterThan(0);
    process.kill(childrenOf(cut.child.pid ?? 0)[0] ?? 0, 'SIGKILL');
    await cut.ended;
    expect(await readdir(dataDir)).toContain('demo-unfinished');
    const { url } = await start({ dataDir, env });
    expect(await readdir(dataDir)).not.toContain('demo-unfinished');
    for (const season of ['2023-2024', '2024-2025'])
      expect(await statusOf(`${url}/api/v1/seasons/${season}`)).toBe(200);
  });

  test('keeps all data over a second start, and adds no demonstration to it', async () => {
    const env = { DEMO: 'on', DEMO_DAY: '2025-04-06' };
    const first = await start({ env });
    const before = await navOf(first);
    expect(await first.stop()).toBe(0);
    const second = await start({ dataDir: first.dataDir, env });
    expect(second.output()).not.toContain('demonstration data');
    expect(await navOf(second)).toBe(before);
    expect(before).toContain('2023-2024');
  });

  test('is refused on a data folder where a site runs, and says where that one is', async () => {
    const { url, dataDir } = await start();
    const second = runCommand('start', [], { PORT: '0', DEMO: 'off', DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Rondelle runs already on this data folder: ${url}`);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  });
});

const startIn = async (env: Record<string, string>) => {
  const dataDir = await newDataDir();
  const run = runCommand('start', [], { DATA_DIR: dataDir, DEMO: 'off', ...env });
  const code = await run.ended;
  const left = runningOn(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return { code, output: run.output(), left };
};

describe('a start that can not be', () => {
  test.each([
    ['en_CA.UTF-8', 'is taken; choose another one'],
    ['fr_CA.UTF-8', 'est occupé ; choisissez-en un autre'],
  ])('says in %s that its port is taken', async (LANG, message) => {
    const taken = createServer().listen(0, '0.0.0.0');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, output, left } = await startIn({ LANG, PORT: port });
    taken.close();
    expect({ code, left }).toEqual({ code: 1, left: [] });
    expect(output).toContain(`${port} ${message}`);
  });

  test.each([
    ['en_CA.UTF-8', 'PORT: expected a whole number from 0 to 65535', 'DEMO: expected on or off'],
    ['fr_CA.UTF-8', 'PORT: attendu un nombre entier de 0 à 65535', 'DEMO: attendu on ou off'],
  ])('says in %s which settings are wrong', async (LANG, ...messages) => {
    const { code, output } = await startIn({ LANG, PORT: 'http', DEMO: 'maybe' });
    expect(code).toBe(1);
    for (const message of messages) expect(output).toContain(message);
  });

  test('says what is wrong with the address of NATS', async () => {
    const { code, output } = await startIn({ NATS_URL: '127.0.0.1:4222' });
    expect(code).toBe(1);
    expect(output).toContain('NATS_URL: expected an address nats://host:port');
  });
});
