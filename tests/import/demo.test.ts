import { loadDemo } from '@rondelle/infra/dev/demo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportSite, openSite } from './support.ts';

let site: ImportSite;
const imported: number[] = [];
beforeAll(async () => {
  site = await openSite();
  await loadDemo(site, (done) => imported.push(done));
});
afterAll(() => site.close());

const rowsOf = async (text: string) => (await site.pool.query(text)).rows;

test('the demonstration fills two seasons, and the ongoing one has games to come', async () => {
  const rows = await rowsOf(
    `SELECT slug, games >= 3000 AS full, finals < games AS goes_on, "chosenAt" IS NOT NULL AS ongoing
     FROM season_counts JOIN seasons USING ("seasonId") WHERE slug IN ('2023-2024', '2024-2025') ORDER BY 1`,
  );
  expect(rows).toEqual([
    { slug: '2023-2024', full: true, goes_on: false, ongoing: false },
    { slug: '2024-2025', full: true, goes_on: true, ongoing: true },
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

test('no game begins at midnight, which in sources stands for a time that is not known', async () => {
  expect(await rowsOf('SELECT "sourceKey" FROM games WHERE time < \'05:00\'')).toEqual([]);
});

test('its progress goes from nothing to all', () => {
  expect([imported[0], imported.at(-1)]).toEqual([0, 1]);
  expect(imported).toEqual(imported.toSorted((a, b) => a - b));
});

test('loaded again it adds nothing', async () => {
  const head = await site.log.head();
  await loadDemo(site);
  expect(await site.log.head()).toBe(head);
});
