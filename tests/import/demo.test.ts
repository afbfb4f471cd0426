import { continueDemo, demoDataset, isDemonstration, loadDemo } from '@rondelle/site/demo/demo.ts';
import { playGames } from '@rondelle/site/demo/demo-clock.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportSite, openSite } from './support.ts';

/** A Sunday evening in Quebec. */
const now = '2026-11-22T18:42';

let site: ImportSite;
const imported: number[] = [];
beforeAll(async () => {
  site = await openSite();
  await loadDemo(site, now, (done) => imported.push(done));
});
afterAll(() => site?.close());

const rowsOf = async (text: string) => (await site.pool.query(text)).rows;
const invented = `"sourceKey" LIKE 'demo-%'`;

test('the demonstration has the last season and the current one, with games to come', async () => {
  expect(await isDemonstration(site.log)).toBe(true);
  const rows = await rowsOf(
    `SELECT slug, games >= 3500 AS full, finals < games AS goes_on, "chosenAt" IS NOT NULL AS ongoing
     FROM season_counts JOIN seasons USING ("seasonId") WHERE slug IN ('2025-2026', '2026-2027') ORDER BY 1`,
  );
  expect(rows).toEqual([
    { slug: '2025-2026', full: true, goes_on: false, ongoing: false },
    { slug: '2026-2027', full: true, goes_on: true, ongoing: true },
  ]);
});

test('the demonstration has results of last night and none of tomorrow', async () => {
  const rows = await rowsOf(
    `SELECT date, count(*) FILTER (WHERE status = 'final') > 0 AS results, count(*) FILTER (WHERE status = 'scheduled') > 0 AS open
     FROM games WHERE ${invented} AND date IN ('2026-11-21', '2026-11-22', '2026-11-23') GROUP BY date ORDER BY date`,
  );
  expect(rows).toEqual([
    { date: '2026-11-21', results: true, open: false },
    { date: '2026-11-22', results: true, open: true },
    { date: '2026-11-23', results: false, open: true },
  ]);
});

test('every invented game is marked by its source, and no real one is', async () => {
  const rows = await rowsOf(
    `SELECT source, bool_and("sourceKey" LIKE 'demo-%') AS invented, bool_or("sourceKey" LIKE 'demo-%') AS some
     FROM game_history GROUP BY source ORDER BY source`,
  );
  expect(rows).toEqual([
    { source: 'demo', invented: true, some: true },
    { source: 'import', invented: false, some: false },
  ]);
});

test('no game starts at midnight, which means an unknown time in sources', async () => {
  expect(await rowsOf('SELECT "sourceKey" FROM games WHERE time < \'05:00\'')).toEqual([]);
});

test('loading the demonstration reports progress from 0 to 1', () => {
  expect([imported[0], imported.at(-1)]).toEqual([0, 1]);
  expect(imported).toEqual(imported.toSorted((a, b) => a - b));
});

test('the demonstration adds nothing when it is loaded again', async () => {
  const head = await site.log.head();
  await loadDemo(site, now);
  expect(await site.log.head()).toBe(head);
});

test('the clock starts live games with their current score, once', async () => {
  const games = [...demoDataset(now).lastSeasonGames()].filter(({ date }) => date === now.slice(0, 10));
  await playGames(site, games, now);
  await catchUp(site);
  const [{ live }] = await rowsOf(`SELECT count(*)::int AS live FROM games WHERE status = 'live'`);
  expect(live).toBeGreaterThan(0);
  const head = await site.log.head();
  await playGames(site, games, now);
  expect(await site.log.head()).toBe(head);
});

test('a restart after a day adds the games since then and ends live games', async () => {
  await continueDemo(site, '2026-11-24T01:00');
  const rows = await rowsOf(
    `SELECT date, count(*) FILTER (WHERE status <> 'final')::int AS open FROM games
     WHERE ${invented} AND date IN ('2026-11-22', '2026-11-23') GROUP BY date ORDER BY date`,
  );
  expect(rows).toEqual([
    { date: '2026-11-22', open: 0 },
    { date: '2026-11-23', open: 0 },
  ]);
});

test('a restart after the summer adds the next season and makes it the ongoing one', async () => {
  await continueDemo(site, '2027-09-20T08:00');
  const rows = await rowsOf(
    `SELECT slug, finals < games AS goes_on FROM season_counts JOIN seasons USING ("seasonId")
     WHERE slug >= '2026-2027' ORDER BY 1`,
  );
  expect(rows).toEqual([
    { slug: '2026-2027', goes_on: false },
    { slug: '2027-2028', goes_on: true },
  ]);
  const ongoing = await rowsOf('SELECT slug FROM seasons ORDER BY "chosenAt" DESC NULLS LAST LIMIT 1');
  expect(ongoing).toEqual([{ slug: '2027-2028' }]);
});
