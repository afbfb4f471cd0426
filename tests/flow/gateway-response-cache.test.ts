import { setTimeout as sleep } from 'node:timers/promises';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { Publish } from '@rondelle/projector/publish.ts';
import { afterEach, expect, test } from 'vitest';
import { expectWithin } from '../support/within.ts';
import { type GatewaySite, leaguePage, result, startGatewaySite } from './gateway-site.ts';

let site: GatewaySite;
afterEach(() => site?.stop());

type Relay = (publish: Publish) => Publish;
const losing: Relay = () => () => undefined;
const delaying =
  (ms: number): Relay =>
  (publish) =>
  (hint: ChangeHint) =>
    void sleep(ms).then(() => publish(hint));

const league = '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1';
const otherLeague = '/api/v1/league?lang=fr&sid=2022-2023&cid=1&rid=1';

const etagOf = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  const fetched = await fetch(site.url + path, { headers });
  await fetched.arrayBuffer();
  expect(fetched.status).toBe(200);
  return fetched.headers.get('etag') ?? '';
};
/** Wins of the first team in the league, as a reader sees them. */
const winsSeen = async (path = league): Promise<number> => {
  const { standings } = await (await fetch(site.url + path)).json();
  return standings.find((row: { team: { id: number } }) => row.team.id === 1).wins;
};

/** How many statements the gateway sent to the database while `work` ran. */
const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
  const before = site.queries();
  await work();
  return site.queries() - before;
};

test('a result is visible on pages, in REST and in queries after its hint; other seasons stay cached', async () => {
  site = await startGatewaySite({ healEveryMs: 60_000 });
  const input = encodeURIComponent(JSON.stringify({ lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 }));
  const paths = [leaguePage, league, `/trpc/league.table?input=${input}`, '/fr/2021-2022', '/fr/accueil'];
  const before: string[] = [];
  // One after the other, so that no queue forms: under pressure, pages are old.
  for (const path of paths) before.push(await etagOf(path));
  const other = await etagOf(otherLeague);
  await site.write([result(1, 4)]);
  await expect.poll(() => winsSeen(), { interval: 10 }).toBe(1);
  const after = await Promise.all(paths.slice(0, 4).map((path) => etagOf(path)));
  for (const [i, etag] of after.entries()) expect(etag, paths[i]).not.toBe(before[i]);
  expect(await etagOf(otherLeague)).toBe(other);
});

test('a lost hint is compensated by polling', async () => {
  site = await startGatewaySite({ relay: losing, healEveryMs: 200 });
  expect(await winsSeen()).toBe(0);
  await site.write([result(1, 4)]);
  await expect.poll(() => winsSeen(), { interval: 20 }).toBe(1);
});

test('sends outdated responses until a delayed hint arrives, and never afterwards', async () => {
  site = await startGatewaySite({ relay: delaying(400), healEveryMs: 60_000 });
  expect(await winsSeen()).toBe(0);
  await site.write([result(1, 4)]);
  const seen: number[] = [];
  const look = async (): Promise<number> => {
    seen.push(await winsSeen());
    return seen.filter((wins) => wins === 1).length;
  };
  // Fifty more responses are checked after the first new one.
  await expect.poll(look, { interval: 5 }).toBe(50);
  const firstNew = seen.indexOf(1);
  expect(firstNew).toBeGreaterThan(-1);
  expect(new Set(seen.slice(firstNew))).toEqual(new Set([1]));
});

test('readers never get an older state during a series of results, and get the last one at the end', async () => {
  site = await startGatewaySite({ healEveryMs: 60_000 });
  const results = 40;
  const done = new AbortController();
  const seen: number[][] = [[], [], [], []];
  const readers = seen.map(async (mine) => {
    while (!done.signal.aborted) mine.push(await winsSeen());
  });
  for (let game = 1; game <= results; game += 1) {
    await site.write([result(game, 3)]);
    await sleep(10);
  }
  await expect.poll(() => winsSeen(), { interval: 10 }).toBe(results);
  done.abort();
  await Promise.all(readers);
  for (const mine of seen) expect(mine).toEqual(mine.toSorted((a, b) => a - b));
});

test('a change of the catalogue and a new ongoing season reach every page', async () => {
  site = await startGatewaySite({ healEveryMs: 200 });
  const before = await etagOf(otherLeague);
  const name = { fr: 'Île de Montréal', en: 'Montreal Island' };
  await site.write([
    { stream: 'region-1', event: { type: 'RegionRenamed', data: { regionId: 1, name, onlyIn: null } } },
  ]);
  await expect.poll(() => etagOf(otherLeague), { interval: 20 }).not.toBe(before);
  const nav = '/api/v1/nav?lang=fr&season=2021-2022';
  const navBefore = await etagOf(nav);
  await site.write([{ stream: 'season-2', event: { type: 'OngoingSeasonChosen', data: { seasonId: 2 } } }]);
  await site.write([{ stream: 'season-1', event: { type: 'OngoingSeasonChosen', data: { seasonId: 1 } } }]);
  await expect.poll(() => etagOf(nav), { interval: 20 }).not.toBe(navBefore);
});

test('concurrent requests query the database once, and cached responses never do', async () => {
  site = await startGatewaySite({ healEveryMs: 60_000 });
  await site.settled();
  // The first request of its kind fills caches that the others use.
  await etagOf(`${league}&playedBy=2021-11-03`);
  const once = await countQueries(() => etagOf(`${league}&playedBy=2021-11-01`));
  const stampede = await countQueries(() =>
    Promise.all(Array.from({ length: 60 }, () => etagOf(`${league}&playedBy=2021-11-02`))),
  );
  expect(once).toBeGreaterThan(0);
  expect(stampede).toBe(once);
  expect(await countQueries(() => etagOf(league.concat('&playedBy=2021-11-02')))).toBe(0);
});

test.each([[{ cookie: 'session=abc' }], [{ authorization: 'Bearer abc' }]])(
  'a response to a reader with %j is not shared',
  async (headers) => {
    site = await startGatewaySite({ relay: losing, healEveryMs: 60_000 });
    expect(await winsSeen()).toBe(0);
    await site.write([result(1, 4)]);
    await expect
      .poll(async () => {
        const fetched = await fetch(site.url + league, { headers });
        expect(fetched.headers.get('etag')).toBeNull();
        const { standings } = await fetched.json();
        return standings[0].wins;
      })
      .toBe(1);
    expect(await winsSeen()).toBe(0);
  },
);

test('requests for many different URLs do not exceed the size of the cache', async () => {
  site = await startGatewaySite({ cacheBytes: 200_000, healEveryMs: 60_000 });
  const first = await etagOf(league);
  for (let i = 10; i < 70; i += 1) await etagOf(`${league}&playedBy=20${i}-11-01`);
  expect(await etagOf(league)).toBe(first);
  expect(await countQueries(() => etagOf(`${league}&playedBy=2010-11-01`))).toBeGreaterThan(0);
});

test('closing completes pending requests and accepts no new ones', async () => {
  site = await startGatewaySite();
  const blocker = await site.pool.connect();
  await blocker.query('BEGIN; LOCK TABLE standings IN ACCESS EXCLUSIVE MODE');
  const inFlight = etagOf(leaguePage);
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND query ILIKE 'select%'";
  await expect.poll(async () => (await site.pool.query(waiting)).rowCount).toBeGreaterThanOrEqual(1);
  const began = performance.now();
  const closing = site.gateway.close();
  await expect(fetch(site.url + league)).rejects.toThrow('fetch failed');
  await blocker.query('COMMIT');
  blocker.release();
  expect(await inFlight).not.toBe('');
  await closing;
  expectWithin('closing a gateway with a pending request', performance.now() - began, 3_000);
});
