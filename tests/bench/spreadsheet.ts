import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { importStoreOn } from '@rondelle/importer/store.ts';
import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { openDatabase, openStoreOn, type Store } from '@rondelle/site/store.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { clientOf } from '../flow/client.ts';
import { launchScript } from '../support/launch.ts';
import { largestLeague } from './largest-league.ts';
import { ofProcess } from './people/processor-time.ts';
import { startServer } from './program.ts';
import { addRegistrar, planSheet, runPart, sendSheet, sheetOf } from './sheet.ts';

const rows = Number(process.env['SPREADSHEET_ROWS'] ?? 20_000);
const print = (what: string, value: string | number) => console.log(`${what.padEnd(46)} ${value}`);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

type Latency = { asked: number; p50: number; p99: number; longest: number };

const startLatency = (urls: readonly string[]) => {
  const args = [JSON.stringify({ urls, everyMs: 20 })];
  const measuring = launchScript('tests/bench/programs/latency.ts', args, { ipc: true, shown: true });
  return (): Promise<Latency> => {
    const measured = measuring.message<Latency>();
    measuring.send('enough');
    return measured;
  };
};

const measure = async (store: Store): Promise<void> => {
  const source = generateDataset({ seasons: 1, games: Math.ceil(rows * 1.6), seed: 1 });
  const season = source.info.seasons.at(-1)?.slug ?? '';
  const own = { ...source, games: () => [] };
  const importing = importStoreOn(store.log, store.pool, () => catchUp(store));
  await importDataset(importing, own, { source: 'demo' });
  const sheet = await sheetOf(source, rows);
  const site = await startServer('site', { databaseUrl: store.databaseUrl });
  try {
    const by = clientOf(site.url, await addRegistrar(store.pool));
    const importId = randomUUID();
    const begun = performance.now();
    await sendSheet(by, { importId, season, rows: sheet });
    print('sent', seconds(performance.now() - begun));
    const planned = performance.now();
    const plan = await planSheet(by, importId);
    print('planned', seconds(performance.now() - planned));
    print('planned to add, refused', `${plan.data.counts.added}, ${plan.data.counts.refused}`);
    const league = await largestLeague(store.databaseUrl).catch(() => null);
    const named = [`${site.url}/fr`, site.url + (league?.page ?? `/fr/${season}`)];
    // The cache holds a page under its canonical address; another address redirects there each time.
    const pages = await Promise.all(named.map(async (url) => (await fetch(url)).url));
    const before = startLatency(pages);
    await sleep(8_000);
    const calm = await before();
    const during = startLatency(pages);
    const ran = performance.now();
    const worked = await ofProcess(site.pid);
    for (;;) {
      const step = performance.now();
      const data = await runPart(by, importId);
      print(`  ${data.done}`, seconds(performance.now() - step));
      if (data.finished) break;
    }
    print('brought in', seconds(performance.now() - ran));
    // CPU time of the process with gateway and projector, whatever else runs on the machine.
    if (worked !== null) print('of that, worked', seconds(((await ofProcess(site.pid)) ?? worked) - worked));
    print('all of it', seconds(performance.now() - begun - 8_000));
    const busy = await during();
    for (const [what, { asked: count, p50, p99, longest }] of [
      ['calm', calm],
      ['while it runs', busy],
    ] as const)
      print(
        `pages, ${what}`,
        `${count} asked, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
      );
    print('p99 while it runs, of calm', `${(busy.p99 / calm.p99).toFixed(1)} times`);
  } finally {
    await site.stop();
  }
};

/**
 * How long a spreadsheet of 20,000 games takes from the first row sent until the tables contain it, and how slow pages
 * become.
 */
const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-bench-'));
await chmod(folder, 0o755);
try {
  const settings = { dataDir: folder, databaseUrl: undefined, eventLogUrl: undefined };
  const store = await openStoreOn(await openDatabase(settings), settings);
  await measure(store).finally(() => store.close());
} finally {
  await rm(folder, { recursive: true, force: true });
}
