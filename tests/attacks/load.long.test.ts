import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewaySite, leaguePage, startGatewaySite } from '../flow/gateway-site.ts';
import { launchScript } from '../support/launch.ts';
import { expectWithin } from '../support/within.ts';

/**
 * On an otherwise idle machine, asserts the promised figures over a longer run; elsewhere, what a slow machine
 * reaches.
 */
const isQuiet = process.env['QUIET_MACHINE'] === '1';
const mostHotMs = isQuiet ? 100 : 5_000;
const seconds = isQuiet ? 30 : 8;
const web = fileURLToPath(new URL('../../web/dist', import.meta.url));

let site: GatewaySite;
beforeAll(async () => {
  site = await startGatewaySite({ web: { dist: web }, trustedProxies: 1, healEveryMs: 60_000 });
  await site.settled();
});
afterAll(() => site?.stop());

/** Runs the program in a separate process, so that it does not use the gateway's CPU time. */
const run = async <T>(name: string, input: object): Promise<T> => {
  const args = [JSON.stringify({ url: site.url, seconds, ...input })];
  const launched = launchScript(`tests/attacks/programs/${name}.ts`, args, { ipc: true });
  const result = await launched.message<T>();
  await launched.ended;
  return result;
};

/** Counts by status, or by the error's code where no response came. */
type Flood = { readonly outcomes: Readonly<Record<string, number>>; readonly sayWhen: boolean };
type Readers = {
  readonly hotStatuses: readonly number[];
  readonly hotMs: { readonly median: number; readonly p99: number; readonly most: number };
  readonly coldStatuses: readonly number[];
  readonly coldMs: number;
};

/** Pages that differ for each day or number, so that every request is for an uncached page. */
const endless = [
  `${leaguePage}?playedBy=DAY`,
  '/fr/2021-2022/derniers-resultats?date=DAY',
  `${leaguePage}?whatIf=NUMBER:3-2`,
  '/fr/recherche?q=NUMBER&season=2021-2022',
  '/fr/nulle-part-NUMBER',
];
/** Pages that people open, none of which is cached yet. */
const ordinary = ['fr', 'en'].flatMap((lang) =>
  ['2021-2022', '2022-2023'].flatMap((season) => [
    `/${lang}/${season}`,
    `/${lang}/${season}/${lang === 'fr' ? 'derniers-resultats' : 'latest-results'}`,
    `/${lang}/${season}/${lang === 'fr' ? 'tableau-des-meneurs' : 'leaderboard'}`,
    `/${lang}/${season}/${lang === 'fr' ? 'ligues' : 'leagues'}`,
    `/${lang}/${season}/${lang === 'fr' ? 'equipes' : 'teams'}`,
    `/${lang}/${season}/${lang === 'fr' ? 'tournois' : 'tournaments'}`,
    `/${lang}/${season}/${lang === 'fr' ? 'activite' : 'activity'}`,
    `/${lang}/${season}/${lang === 'fr' ? 'en-direct' : 'live-scores'}`,
  ]),
);

test('a flood of requests for uncached pages does not prevent others from reading', async () => {
  const hot = '/fr/accueil';
  // Warms up the gateway: code that runs for the first time is not compiled yet.
  await run('flood', { paths: endless, perSecond: 20, addresses: 50, seconds: 2, first: 50_000 });
  await fetch(site.url + hot, { headers: { 'accept-encoding': 'gzip, br' } });
  const [flood, readers] = await Promise.all([
    run<Flood>('flood', { paths: endless, perSecond: 300, addresses: 50 }),
    run<Readers>('readers', { hot, cold: ordinary }),
  ]);
  if (isQuiet) console.log(JSON.stringify({ flood, readers }));
  expect(readers.hotStatuses).toEqual([200]);
  expect(readers.coldStatuses).toEqual(Array.from({ length: seconds }, () => 200));
  expectWithin('99 of 100 requests for the hot page', readers.hotMs.p99, mostHotMs);
  // Some requests of the flood succeed; the others get 503 with Retry-After at once.
  const { 200: served = 0, 404: _unknown, 503: shed = 0, ...others } = flood.outcomes;
  expect(others).toEqual({});
  expect(served).toBeGreaterThan(seconds);
  expect(shed).toBeGreaterThan(seconds);
  expect(flood.sayWhen).toBe(true);
});
