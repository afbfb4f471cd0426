import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { openDatabase, openStoreOn, type Store } from '@rondelle/site/store.ts';
import { settle } from '../copy.ts';
import { appendGenerated } from '../generated-seasons.ts';
import { benchMessages } from '../messages.ts';
import { runProgram, startServer } from '../program.ts';
import { factsOf, writeResult } from '../result.ts';
import { addRegistrar } from '../sheet.ts';
import { steps } from '../step.ts';
import { isMet, tableOf } from '../table.ts';
import type { Measured } from './load/load.ts';
import { saturdayMessages } from './messages.ts';
import { planOf } from './plan.ts';
import { linesOf, type Run } from './report.ts';
import { sampledDuring } from './samples.ts';
import { addScorekeepers, gamesPerSeason, saturdayOf, type Season, seasonOf, seed } from './season.ts';
import { type Size, sizeAt } from './size.ts';

const texts = saturdayMessages;
const words = benchMessages;
/** Only a run of this length is written. */
const wholeMinutes = 10;
const warmUpSeconds = 30;

const step = steps(texts.steps);

type Options = { readonly folder: string; readonly minutes: number; readonly size: Size };

const measureLoad = async (
  { databaseUrl, pool }: Store,
  season: Season,
  { folder, minutes, size }: Options,
) => {
  const site = await startServer('site', { databaseUrl, today: season.day, isMeasured: true });
  try {
    const plan = await planOf(pool, season, {
      url: site.url,
      size,
      warmUpSeconds,
      seconds: minutes * 60,
      scorekeepers: await addScorekeepers(pool, size.liveGames),
      registrar: await addRegistrar(pool),
    });
    const [planFile, measuredFile] = [path.join(folder, 'plan.json'), path.join(folder, 'measured.json')];
    await writeFile(planFile, JSON.stringify(plan));
    const { samples } = await sampledDuring(site.url, pool, () =>
      runProgram('saturday', { planFile, measuredFile }),
    );
    const load = JSON.parse(await readFile(measuredFile, 'utf8')) as Measured;
    return { load, samples } satisfies Run;
  } finally {
    await site.stop();
  }
};

const measure = async (options: Options): Promise<Run> => {
  const settings = { dataDir: options.folder, databaseUrl: undefined, eventLogUrl: undefined };
  const store = await openStoreOn(await openDatabase(settings), settings);
  try {
    const day = saturdayOf(dayInQuebec(new Date().toISOString()));
    const season = await seasonOf(day, options.size.sheetRows);
    const { slug: ongoing, source } = season;
    await step('data', () => appendGenerated(store, source, { ongoing, today: day }));
    await step('rebuild', () => runProgram('rebuild', { databaseUrl: store.databaseUrl }));
    await step('settle', () => settle(store.databaseUrl));
    return await step('load', () => measureLoad(store, season, options));
  } finally {
    await store.close();
  }
};

/**
 * `npm run bench:saturday [-- --minutes 10 --share 1]`: fewer minutes and a share of the load serve to try the benchmark
 * itself. Exits with 1 when a target is missed.
 */
const main = async (minutes: number, share: number): Promise<number> => {
  const size = sizeAt(share);
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-saturday-'));
  await chmod(folder, 0o755);
  try {
    console.log(words.machine(availableParallelism(), cpus()[0]?.model ?? ''));
    const lines = linesOf(await measure({ folder, minutes, size }), texts, words.locale);
    console.log(`\n${tableOf(lines, words)}\n`);
    const facts = {
      ...factsOf(new Date()),
      seed,
      minutes,
      gamesPerSeason,
      ...size,
    };
    if (minutes === wholeMinutes && share === 1)
      console.log(words.written(await writeResult('bench-saturday.json', facts, lines)));
    else console.log(texts.onlyTried);
    return lines.every(isMet) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(wholeMinutes) },
    share: { type: 'string', default: '1' },
  },
});
process.exitCode = await main(Number(values.minutes), Number(values.share));
