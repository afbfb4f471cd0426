import { adminChartsOutput } from '@rondelle/contracts/site/administration.ts';
import { browserErrorsOutput, visitsOutput } from '@rondelle/contracts/site/visits.inputs.ts';
import { addToSums, pruneSums } from '@rondelle/infra/analytics/daily-sums.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let admin: Client;
beforeAll(async () => {
  site = await startWritingSite({ countVisitsEveryMs: 100 });
  admin = await site.member('Gardien', 'admin');
});
afterAll(() => site?.stop());

const view = { page: 'league', lang: 'fr', device: 'phone', isView: true };
const sendReport = async (report: unknown, headers: Record<string, string> = {}) =>
  (
    await fetch(`${site.url}/visits`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body: typeof report === 'string' ? report : JSON.stringify(report),
    })
  ).status;
const countedVisits = async () => visitsOutput.parse((await admin.query('admin.visits', { days: 7 })).data);
const keysOf = async (metric: 'page' | 'referrer' | 'missing' | 'emptySearch' | 'LCP') =>
  [...(await countedVisits()).most[metric]].map(([key, count]) => `${key} ${count}`);

test('page views are summed by day, without visitors who send DNT or GPC and without malformed reports', async () => {
  expect(await sendReport({ ...view, referrer: 'www.example.org' })).toBe(204);
  expect(await sendReport(view)).toBe(204);
  expect(await sendReport({ ...view, page: null, missing: '/fr/u-12-jean/nulle-part' })).toBe(204);
  expect(await sendReport({ ...view, page: 'search', emptySearch: 'Les Introuvables' })).toBe(204);
  for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) expect(await sendReport(view, headers)).toBe(204);
  for (const rubbish of [
    '{',
    '[]',
    '{"page":"nowhere"}',
    { ...view, name: 'x' },
    { ...view, page: 'nowhere' },
  ])
    expect(await sendReport(rubbish)).toBe(204);
  expect(await sendReport('x'.repeat(10_000))).toBe(413);
  // The last report: once it is counted, so are those before it.
  const last = { vitals: { LCP: 1_234.5 }, errors: [{ message: 'TypeError: no' }] };
  expect(await sendReport({ ...view, isView: false, ...last })).toBe(204);
  await expect.poll(() => keysOf('LCP')).toEqual(['1500 1']);
  await expect.poll(() => keysOf('page')).toEqual(['league 2', 'search 1']);
  expect(await keysOf('referrer')).toEqual(['www.example.org 1']);
  expect(await keysOf('missing')).toEqual(['/fr/u-12/nulle-part 1']);
  expect(await keysOf('emptySearch')).toEqual(['les introuvables 1']);
  expect((await countedVisits()).views.at(-1)?.views).toBe(4);
  const errors = browserErrorsOutput.parse((await admin.query('admin.browserErrors', {})).data);
  expect(errors.errors).toMatchObject([{ key: 'TypeError: no · league', count: 1 }]);
  expect(adminChartsOutput.safeParse((await admin.query('admin.charts', {})).data).success).toBe(true);
});

test('a malformed report does not prevent others from being counted', async () => {
  const at = `${'x'.repeat(80)}:1000000:1000000`;
  for (const message of ['m'.repeat(160), 'half a pair \ud83c', '🏒'.repeat(80)])
    expect(await sendReport({ ...view, page: 'leaderboard', errors: [{ message, at }] })).toBe(204);
  await expect.poll(() => keysOf('page')).toContain('leaderboard 3');
});

const sumsOf = (name: string, keys: number) =>
  Array.from({ length: keys }, (_, n) => ({ metric: 'referrer' as const, key: `${name}${n}`, count: 1 }));

test('limits the new sums of a day too, and still adds to existing ones', async () => {
  const db = createDb<Tables>(site.pool);
  await addToSums(db, [{ metric: 'referrer', key: 'club.example', count: 5 }]);
  for (const name of ['a', 'b', 'c']) await addToSums(db, sumsOf(name, 1_500));
  await addToSums(db, [{ metric: 'referrer', key: 'club.example', count: 5 }]);
  const { rows } = await site.pool.query<{ keys: number; views: number; club: number }>(
    `SELECT count(*)::int AS keys, sum(count)::int AS views, max(count) FILTER (WHERE key = 'club.example')::int AS club
     FROM operations.visits WHERE metric = 'referrer' AND key <> 'www.example.org'`,
  );
  expect(rows[0]).toMatchObject({ views: 4_510, club: 10 });
  expect(rows[0]?.keys).toBeLessThanOrEqual(2_001);
});

test('the sums of a day are limited', async () => {
  await site.pool.query(
    `INSERT INTO operations.visits SELECT current_date, 'missing', '/odd/' || n, n FROM generate_series(1, 1000) n`,
  );
  await pruneSums(createDb<Tables>(site.pool));
  const { rows } = await site.pool.query<{ n: string; least: string }>(
    "SELECT count(*) AS n, min(count) AS least FROM operations.visits WHERE metric = 'missing' AND day = current_date AND key LIKE '/odd/%'",
  );
  expect(rows[0]).toEqual({ n: '300', least: '701' });
});

test('rare searches and paths are deleted at the end of the day', async () => {
  await site.pool.query(
    `INSERT INTO operations.visits
     SELECT (now() AT TIME ZONE 'America/Toronto')::date - days, 'emptySearch', 'sought ' || n, n
     FROM generate_series(0, 1) days, generate_series(1, 4) n`,
  );
  await pruneSums(createDb<Tables>(site.pool));
  const { rows } = await site.pool.query<{ keys: string[] }>(
    `SELECT array_agg(key ORDER BY key) AS keys FROM operations.visits WHERE key LIKE 'sought %' GROUP BY day ORDER BY day`,
  );
  expect(rows.map(({ keys }) => keys)).toEqual([
    ['sought 3', 'sought 4'],
    ['sought 1', 'sought 2', 'sought 3', 'sought 4'],
  ]);
});

test('nothing is counted once it is disabled', async () => {
  await admin.mutate('settings.change', { setting: 'analytics', value: false });
  expect(await sendReport({ ...view, page: 'home' })).toBe(204);
  expect((await countedVisits()).isOn).toBe(false);
});
