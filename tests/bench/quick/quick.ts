import { openDatabase, openStoreOn } from '@rondelle/site/store.ts';
import { measureAppend } from '../append.ts';
import { measureCopy, settle } from '../copy.ts';
import { appendGeneratedSeasons } from '../generated-seasons.ts';
import { measureHot } from '../http.ts';
import { largestLeague } from '../largest-league.ts';
import { benchMessages } from '../messages.ts';
import { runProgram } from '../program.ts';
import { withSite } from '../season20/sites.ts';
import { steps } from '../step.ts';
import { isMet, missedOf, tableOf } from '../table.ts';
import { measureFresh } from './fresh.ts';
import { measureLive } from './live.ts';
import { quickLinesOf, type QuickMeasured } from './report.ts';

const words = benchMessages;
const step = steps(words.steps);
const games = 20_000;

const measureSites = async (databaseUrl: string): Promise<Pick<QuickMeasured, 'page' | 'fresh' | 'live'>> => {
  const league = await largestLeague(databaseUrl);
  const effort = { rounds: 3, seconds: 1 };
  const page = await withSite({ databaseUrl }, (site) =>
    step('page', () => measureHot(site + league.page, effort)),
  );
  return withSite({ databaseUrl, cacheBytes: 0 }, async (site) => ({
    page,
    fresh: await step('fresh', () => measureFresh(databaseUrl, site, league)),
    live: await step('live', () => measureLive(databaseUrl)),
  }));
};

const measure = async (folder: string): Promise<QuickMeasured> => {
  const settings = { dataDir: folder, databaseUrl: undefined, eventLogUrl: undefined };
  const store = await openStoreOn(await openDatabase(settings), settings);
  try {
    const { databaseUrl, log, pool } = store;
    // The speed of the disk differs most between machines, and does not depend on our code.
    await pool.query('ALTER ROLE CURRENT_USER SET synchronous_commit TO off');
    const append = await step('append', () => measureAppend(databaseUrl));
    const begun = performance.now();
    await step('data', () => appendGeneratedSeasons(store, 1, games));
    const seconds = (performance.now() - begun) / 1_000;
    const imported = { events: Number(await log.head()), seconds };
    const rebuild = await step('rebuild', () =>
      runProgram<QuickMeasured['rebuild']>('rebuild', { databaseUrl }),
    );
    const copy = await step('copy', () => measureCopy(databaseUrl, folder));
    await step('settle', () => settle(databaseUrl));
    return { append, imported, rebuild, copy, ...(await measureSites(databaseUrl)) };
  } finally {
    await store.close();
  }
};

/** Compares figures of one short run with each other. Writes nothing; returns 1 when a limit is exceeded, else 0. */
export const measureQuickly = async (folder: string): Promise<number> => {
  const lines = quickLinesOf(await measure(folder), words);
  console.log(`\n${words.quick.title}\n${tableOf(lines, words)}\n\n${missedOf(lines, words)}\n`);
  return lines.every(isMet) ? 0 : 1;
};
