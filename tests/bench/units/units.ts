import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, openStoreOn, type Store } from '@rondelle/site/store.ts';
import { connectionConfig, createPool } from '@rondelle/infra/postgres/pool.ts';
import { Client } from 'pg';
import { settle } from '../copy.ts';
import { appendGeneratedSeasons } from '../generated-seasons.ts';
import { readPlaces } from '../lag.ts';
import { largestLeague } from '../largest-league.ts';
import { benchMessages } from '../messages.ts';
import { runProgram, startServer } from '../program.ts';
import { factsOf, writeResult } from '../result.ts';
import { steps } from '../step.ts';
import { tableOf } from '../table.ts';
import { measureBytes } from './bytes.ts';
import { clockOfPostgres } from './clocks.ts';
import { measureLanes } from './lanes.ts';
import { measureLines } from './lines.ts';
import { unitsMessages } from './messages.ts';
import { createMeter } from './meter.ts';
import { measureCached, measureCold } from './pages.ts';
import { linesOf, type Units } from './report.ts';
import { measureWriting } from './writing.ts';

const step = steps(unitsMessages.steps);
/** The same data as in `npm run bench`, whose figures the unit costs explain. */
const [seasons, gamesOfSeason] = [2, 100_000];

const measureData = async ({ databaseUrl, pool }: Store): Promise<Pick<Units, 'rebuildRow' | 'stored'>> => {
  const postgres = await clockOfPostgres(pool);
  const begun = await postgres();
  const { cpuSeconds } = await step('rebuild', () =>
    runProgram<{ readonly cpuSeconds: number }>('rebuild', { databaseUrl }),
  );
  const worked = (await postgres()) - begun;
  await step('settle', () => settle(databaseUrl));
  const stored = await measureBytes(pool);
  return { stored, rebuildRow: { site: (cpuSeconds * 1e3) / stored.rows, postgres: worked / stored.rows } };
};

type Site = { readonly url: string; readonly pid: number };

/** Runs a site in its own process while `work` runs. */
const withMeasuredSite = async <T>(
  options: { readonly databaseUrl: string; readonly cacheBytes?: number },
  work: (site: Site) => Promise<T>,
): Promise<T> => {
  const site = await startServer('site', { ...options, isMeasured: true });
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
};

const measureSite = async (
  databaseUrl: string,
): Promise<Pick<Units, 'cold' | 'page' | 'json' | 'writing' | 'lines' | 'idle'>> => {
  const pool = createPool(databaseUrl, { max: 2 });
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  const [place] = await readPlaces(client).finally(() => client.end());
  if (!place) throw new Error('there are no league games to take after');
  const league = await largestLeague(databaseUrl);
  try {
    const cold = await withMeasuredSite({ databaseUrl, cacheBytes: 0 }, (site) =>
      step('cold', () => measureCold(pool, site, league)),
    );
    const lines = await withMeasuredSite({ databaseUrl }, (site) =>
      step('lines', () => measureLines(databaseUrl, pool, site, place)),
    );
    const rest = await withMeasuredSite({ databaseUrl }, async (site) => {
      const [page, json] = await step('cached', async () => [
        await measureCached(pool, site.pid, site.url + league.page),
        await measureCached(pool, site.pid, site.url + league.json),
      ]);
      if (!page || !json) throw new Error('the cache was not measured');
      const { idle } = await createMeter(pool, site.pid);
      const writing = await step('writing', () => measureWriting(databaseUrl, pool, site, league));
      return { page, json, idle, writing };
    });
    return { cold, lines, ...rest };
  } finally {
    await pool.end();
  }
};

const measure = async (folder: string): Promise<Units> => {
  const settings = { dataDir: folder, databaseUrl: undefined, eventLogUrl: undefined };
  const store = await openStoreOn(await openDatabase(settings), settings);
  try {
    await step('data', () => appendGeneratedSeasons(store, seasons, gamesOfSeason));
    const data = await measureData(store);
    const lanes = await step('lanes', () => measureLanes(store.databaseUrl));
    return { ...data, lanes, ...(await measureSite(store.databaseUrl)) };
  } finally {
    await store.close();
  }
};

/** `npm run bench:units`: processor time, memory and disk of the parts of the site. Writes `bench-units.json`. */
const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-units-'));
  await chmod(folder, 0o755);
  try {
    console.log(benchMessages.machine(availableParallelism(), cpus()[0]?.model ?? ''));
    const lines = linesOf(await measure(folder), unitsMessages);
    console.log(`\n${unitsMessages.title}\n${tableOf(lines, benchMessages)}\n`);
    console.log(benchMessages.written(await writeResult('bench-units.json', factsOf(new Date()), lines)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
