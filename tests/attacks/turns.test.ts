import { connect } from 'node:net';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originOf } from '../flow/client.ts';
import { leaguePage } from '../flow/gateway-site.ts';
import { startWritingSite, type WritingSite } from '../flow/writing-site.ts';
import { expectWithin } from '../support/within.ts';

const metrics = createMetrics();
let site: WritingSite;
let session: Record<string, string>;
beforeAll(async () => {
  site = await startWritingSite({ metrics });
  session = { cookie: `session=${(await site.member('Gardien', 'admin')).token ?? ''}` };
});
afterAll(() => site?.stop());

const begun = async (queue = 'work'): Promise<number> =>
  (await metrics.getSingleMetric(`rondelle_${queue}_begun_total`)?.get())?.values[0]?.value ?? 0;

/** The number of turns of the work queue that a response took. */
const turnsOf = async (path: string, init: RequestInit = {}): Promise<number> => {
  const before = await begun();
  const response = await fetch(site.url + path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  expect(response.status).toBeLessThan(500);
  return (await begun()) - before;
};

const input = (value: object) => `input=${encodeURIComponent(JSON.stringify(value))}`;
const post = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: originOf(site.url) },
});

test.each([
  ['a page', leaguePage],
  ['an unknown page', '/fr/nulle-part'],
  ['a query', `/trpc/site.nav?${input({ lang: 'fr' })}`],
  ['a refused subscription', `/trpc/live.changes?${input({ lang: 'fr', topics: ['season:1'] })}`],
  ['a REST call', '/api/v1/nav'],
  ['the sitemap', '/sitemap.xml'],
])('an uncached %s uses a slot', async (_, path) => {
  expect(await turnsOf(path)).toBe(1);
});

test('cached responses and redirects use no slot of the queue', async () => {
  await turnsOf(leaguePage);
  expect(await turnsOf(leaguePage)).toBe(0);
  expect(await turnsOf('/fr/2021-2022/c-1-m11/r-1-montreal/')).toBe(0);
  expect(await turnsOf('/')).toBe(0);
  expect(await turnsOf('/healthz')).toBe(0);
});

test('each request of a member uses a slot, since it is not cached', async () => {
  for (const path of [leaguePage, `/trpc/site.nav?${input({ lang: 'fr' })}`, '/api/v1/teams/1/liked'])
    for (const _ of [1, 2]) expect([path, await turnsOf(path, { headers: session })]).toEqual([path, 1]);
});

test('each request for chances in a scenario uses a slot of the scenario queue', async () => {
  const requested = { lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 };
  const ofPage = new URLSearchParams(Object.entries(requested).map(([name, value]) => [name, String(value)]));
  for (const path of [
    `/trpc/league.whatIf?${input({ ...requested, whatIf: '1:4-2' })}`,
    `/api/v1/league/what-if?${ofPage.toString()}&whatIf=1:4-2`,
  ]) {
    const before = await begun('scenarios');
    expect([path, await turnsOf(path), (await begun('scenarios')) - before]).toEqual([path, 1, 1]);
  }
});

test('a submitted form uses a slot', async () => {
  expect(await turnsOf('/fr/confirmation', post('link=https://rondelle.example/x'))).toBe(1);
});

test('a form that arrives slowly does not hold a slot', async () => {
  const { hostname, port, host } = new URL(site.url);
  const head = [
    'POST /fr/confirmation HTTP/1.1',
    `host: ${host}`,
    `origin: ${originOf(site.url)}`,
    'content-type: application/x-www-form-urlencoded',
    'content-length: 100',
  ].join('\r\n');
  const before = await begun();
  const slow = Array.from({ length: 10 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).write(`${head}\r\n\r\nlink=`);
    return socket;
  });
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const requested = performance.now();
  expect(await turnsOf('/en/2021-2022/teams')).toBe(1);
  expectWithin('a page beside ten slowly sent forms', performance.now() - requested, 5_000);
  // None of the forms has begun a turn, although all were sent before.
  expect((await begun()) - before).toBe(1);
  for (const socket of slow) socket.destroy();
});
