import { openDatabase, openStoreOn } from '@rondelle/site/store.ts';
import { measureAppend } from './append.ts';
import { measureBeside } from './beside.ts';
import { measureCopy, settle } from './copy.ts';
import { appendGeneratedSeasons } from './generated-seasons.ts';
import { measureHot } from './http.ts';
import { flows, measureLag } from './lag.ts';
import { largestLeague } from './largest-league.ts';
import { benchMessages } from './messages.ts';
import { type MeasuredQuery, measurePeople } from './people/measure.ts';
import { linesOfPeople } from './people/report.ts';
import { runProgram, startServer } from './program.ts';
import { linesOf, type Measured } from './report.ts';
import { factsOf, writeResult } from './result.ts';
import { measureScreens } from './screens.ts';
import { steps } from './step.ts';
import { missedOf, tableOf } from './table.ts';

const words = benchMessages;
const step = steps(words.steps);

const measureSite = async (
  databaseUrl: string,
): Promise<Pick<Measured, 'lag' | 'fastLag' | 'page' | 'json' | 'screens' | 'beside'>> => {
  const site = await startServer('site', { databaseUrl });
  try {
    const lag = await step('lag', () => measureLag(databaseUrl, flows.usual));
    const fastLag = await step('fastLag', () => measureLag(databaseUrl, flows.fast));
    const league = await largestLeague(databaseUrl);
    const page = await step('page', () => measureHot(site.url + league.page));
    const json = await step('json', () => measureHot(site.url + league.json));
    const screens = await step('screens', () => measureScreens(databaseUrl, site.url, league.page));
    const beside = await step('beside', () => measureBeside(databaseUrl, site.url, league));
    return { lag, fastLag, page, json, screens, beside };
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
    await step('data', () => appendGeneratedSeasons(store, 2, 100_000));
    const rebuild = await step('rebuild', () => runProgram<Measured['rebuild']>('rebuild', { databaseUrl }));
    const copy = await step('copy', () => measureCopy(databaseUrl, folder));
    await step('settle', () => settle(databaseUrl));
    const measured = { append, rebuild, copy, ...(await measureSite(databaseUrl)) };
    return { measured, people: await step('people', () => measurePeople(databaseUrl)) };
  } finally {
    await store.close();
  }
};

/** Measures all figures in one run on one machine; they are comparable only with each other. Writes `bench.json`. */
export const measureWhole = async (folder: string): Promise<number> => {
  const { measured, people } = await measureAll(folder);
  const [lines, peoples] = [linesOf(measured, words), linesOfPeople(people, words)];
  const all = [...lines, ...peoples];
  console.log(
    `\n${tableOf(lines, words)}\n\n${words.people}\n${tableOf(peoples, words)}\n\n${missedOf(all, words)}\n`,
  );
  console.log(words.written(await writeResult('bench.json', factsOf(new Date()), all)));
  return 0;
};
