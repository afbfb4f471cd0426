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
  // Two sites may share a folder, so it is removed once both have stopped.
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
/** The number of events in the log of the site in this folder. */
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
  // Uses one folder through all of these cases: each start continues from how the one before ended.
  test('on an empty folder serves pages without data, prints its URL and how to become administrator, and recovers from every kill', {
    timeout: 240_000,
  }, async () => {
    const site = await start();
    const { url, output, dataDir } = site;
    await expect.poll(output).toMatch(/\/en\/first-steps\n.*start code is (?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}/);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    expect(await statusOf(`${url}/readyz`)).toBe(200);
    expect(await statusOf(`${url}/fr/accueil`)).toBe(200);
    expect(await statusOf(`${url}/en/home`)).toBe(200);

    // A second process on the folder is refused and prints the URL of the first.
    const second = runCommand('start', [], { PORT: '0', DEMO: 'off', DATA_DIR: dataDir });
    expect((await second.ended).code).toBe(1);
    expect(second.output()).toContain(`Rondelle runs already on this data folder: ${url}`);
    expect(await statusOf(`${url}/healthz`)).toBe(200);

    // A killed program leaves its database running, and the next one takes it over.
    const { node, postgres } = await pidsOf(site);
    process.kill(node, 'SIGKILL');
    await site.ended;
    const next = await start({ dataDir });
    const taken = await pidsOf(next);
    expect(taken.postgres).toBe(postgres);

    // Both are killed: the next start recovers, here with a terminal in the other language.
    process.kill(taken.node, 'SIGKILL');
    await next.ended;
    process.kill(postgres, 'SIGKILL');
    const third = await start({ dataDir, env: { LANG: 'fr_CA.UTF-8' } });
    expect(third.output()).toMatch(/Rondelle est prêt : http:/);
    expect(await statusOf(`${third.url}/fr/accueil`)).toBe(200);

    // Ctrl-C stops it cleanly and leaves no process behind.
    const own = await pidsOf(third);
    expect([own.node, own.postgres].map(isAlive)).toEqual([true, true]);
    expect(await third.stop()).toBe(0);
    expect([own.node, own.postgres].map(isAlive)).toEqual([false, false]);
    expect(runningOn(dataDir)).toEqual([]);

    // The end of its parent process does the same.
    const fourth = await start({ dataDir });
    const left = await pidsOf(fourth);
    fourth.signal('SIGKILL');
    await expect.poll(() => [left.node, left.postgres].map(isAlive)).toEqual([false, false]);
  });

  test('exits with 1 when its database is killed', async () => {
    const site = await start();
    process.kill((await pidsOf(site)).postgres, 'SIGKILL');
    expect((await site.ended).code).toBe(1);
    expect(site.output()).toContain('The database has stopped.');
  });

  test('completes a demonstration that a kill -9 interrupted, and adds nothing to it after a restart', async () => {
    const dataDir = await newDataDir();
    const env = { DEMO: 'on', DEMO_DAY: '2025-04-06' };
    const cut = runCommand('start', [], { PORT: '0', DATA_DIR: dataDir, ...env });
    await expect
      .poll(() => eventsIn(dataDir).catch(() => 0), { timeout: 60_000, interval: 10 })
      .toBeGreaterThan(0);
    process.kill(childrenOf(cut.pid)[0] ?? 0, 'SIGKILL');
    await cut.ended;
    expect(await readdir(dataDir)).toContain('demo-unfinished');
    const first = await start({ dataDir, env });
    expect(await readdir(dataDir)).not.toContain('demo-unfinished');
    for (const season of ['2023-2024', '2024-2025'])
      expect(await statusOf(`${first.url}/api/v1/seasons/${season}`)).toBe(200);
    const before = await navOf(first);
    expect(await first.stop()).toBe(0);
    const second = await start({ dataDir, env });
    expect(second.output()).not.toContain('demonstration data');
    expect(await navOf(second)).toBe(before);
    expect(before).toContain('2023-2024');
  });
});

const startIn = async (env: Record<string, string>) => {
  const dataDir = await newDataDir();
  const run = runCommand('start', [], { DATA_DIR: dataDir, DEMO: 'off', ...env });
  const { code } = await run.ended;
  const left = runningOn(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return { code, output: run.output(), left };
};

describe('a start that cannot succeed', () => {
  test('reports that its port is in use, in the language of the terminal', async () => {
    const taken = createServer().listen(0, '0.0.0.0');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, output, left } = await startIn({ LANG: 'fr_CA.UTF-8', PORT: port });
    taken.close();
    expect({ code, left }).toEqual({ code: 1, left: [] });
    expect(output).toContain(`${port} est occupé ; choisissez-en un autre`);
  });

  test.each([
    ['en_CA.UTF-8', 'PORT: expected a whole number from 0 to 65535', 'DEMO: expected on or off'],
    ['fr_CA.UTF-8', 'PORT: attendu un nombre entier de 0 à 65535', 'DEMO: attendu on ou off'],
  ])('reports in %s which settings are wrong', async (LANG, ...messages) => {
    const { code, output } = await startIn({ LANG, PORT: 'http', DEMO: 'maybe' });
    expect(code).toBe(1);
    for (const message of messages) expect(output).toContain(message);
  });

  test('reports an invalid address of NATS', async () => {
    const { code, output } = await startIn({ NATS_URL: '127.0.0.1:4222' });
    expect(code).toBe(1);
    expect(output).toContain('NATS_URL: expected an address nats://host:port');
  });
});
