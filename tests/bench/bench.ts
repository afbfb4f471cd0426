import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, openStoreOn } from '@rondelle/infra/dev/store.ts';
import { measureAppend } from './append.ts';
import { measureBeside } from './beside.ts';
import { measureCopy, settle } from './copy.ts';
import { appendGeneratedSeasons } from './generated-seasons.ts';
import { measureHot } from './http.ts';
import { measureLag } from './lag.ts';
import { largestLeague } from './largest-league.ts';
import { benchMessages } from './messages.ts';
import { rounded } from './numbers.ts';
import { type MeasuredQuery, measurePeople } from './people/measure.ts';
import { linesOfPeople } from './people/report.ts';
import { runProgram, startServer } from './program.ts';
import { linesOf, type Measured } from './report.ts';
import { measureScreens } from './screens.ts';
import { tableOf } from './table.ts';

const say = benchMessages;
const resultFile = fileURLToPath(new URL('../../bench.json', import.meta.url));

const step = async <T>(name: keyof typeof say.steps, work: () => Promise<T>): Promise<T> => {
  process.stderr.write(`${say.steps[name]} `);
  const begun = performance.now();
  const result = await work();
  process.stderr.write(`${((performance.now() - begun) / 1_000).toFixed(1)} s\n`);
  return result;
};

const measureSite = async (
  databaseUrl: string,
): Promise<Pick<Measured, 'lag' | 'page' | 'json' | 'screens' | 'beside'>> => {
  const site = await startServer('site', { databaseUrl });
  try {
    const lag = await step('lag', () => measureLag(databaseUrl));
    const league = await largestLeague(databaseUrl);
    const page = await step('page', () => measureHot(site.url + league.page));
    const json = await step('json', () => measureHot(site.url + league.json));
    const screens = await step('screens', () => measureScreens(databaseUrl, site.url, league.page));
    const beside = await step('beside', () => measureBeside(databaseUrl, site.url, league));
    return { lag, page, json, screens, beside };
  } finally {
    await site.stop();
  }
};

type All = { readonly measured: Measured; readonly people: readonly MeasuredQuery[] };

const measureAll = async (folder: string): Promise<All> => {
  const settings = { dataDir: folder, databaseUrl: undefined, eventLogUrl: undefined };
  const store = await openStoreOn(await openDatabase(settings), settings);
  try {
    const { databaseUrl } = store;
    const append = await step('append', () => measureAppend(databaseUrl));
    await step('data', () => appendGeneratedSeasons(store));
    const rebuild = await step('rebuild', () => runProgram<Measured['rebuild']>('rebuild', { databaseUrl }));
    const copy = await step('copy', () => measureCopy(databaseUrl, folder));
    await step('settle', () => settle(databaseUrl));
    const measured = { append, rebuild, copy, ...(await measureSite(databaseUrl)) };
    return { measured, people: await step('people', () => measurePeople(databaseUrl)) };
  } finally {
    await store.close();
  }
};

/** Measures all figures in one run on one machine; they are comparable only with each other. */
const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-bench-'));
  await chmod(folder, 0o755);
  try {
    console.log(say.machine(availableParallelism(), cpus()[0]?.model ?? ''));
    const { measured, people } = await measureAll(folder);
    const [lines, peoples] = [linesOf(measured, say), linesOfPeople(people, say)];
    console.log(`\n${tableOf(lines, say)}\n\n${say.people}\n${tableOf(peoples, say)}\n`);
    const figures = Object.fromEntries([...lines, ...peoples].map(({ key, value }) => [key, rounded(value)]));
    await writeFile(resultFile, `${JSON.stringify(figures, null, 2)}\n`);
    console.log(say.written(path.relative(process.cwd(), resultFile)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
