import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalAddress } from '@rondelle/gateway/addresses/canonical-address.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewaySite, leaguePage, startGatewaySite } from '../flow/gateway-site.ts';

let site: GatewaySite;
beforeAll(async () => {
  site = await startGatewaySite({ healEveryMs: 60_000 });
  await site.settled();
  await fetch(`${site.url}${leaguePage}`);
});
afterAll(() => site?.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    location: response.headers.get('location'),
  };
};
/** The number of statements that the gateway sent to the database while `work` ran. */
const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
  const before = site.queries();
  await work();
  return site.queries() - before;
};
const query = (input: object) => `/trpc/league.table?input=${encodeURIComponent(JSON.stringify(input))}`;

const inputOfLeague = { lang: 'fr', sid: '2021-2022', cid: 1, rid: 1 };
const cases: readonly [string, string, readonly string[]][] = [
  [
    'a page',
    `${leaguePage}?record=home&sort=pts`,
    [
      `${leaguePage}?sort=pts&record=home`,
      `${leaguePage}?record=home&z=1&sort=pts`,
      `${leaguePage}?record=home&sort=pts&utm_source=lettre&utm_medium=courriel`,
      `${leaguePage}?fbclid=IwAR0${'x'.repeat(600)}&record=home&sort=pts`,
      `${leaguePage}?record=home&sort=pts&sort=-pts&page=nothing&view=?&do=edit-league&id=1`,
    ],
  ],
  [
    'a query',
    query(inputOfLeague),
    [
      query({ rid: 1, cid: 1, sid: '2021-2022', lang: 'fr' }),
      query({ ...inputOfLeague, z: 1 }),
      query({ ...inputOfLeague, cid: '1' }),
      query({ sid: '2021-2022', cid: 1, rid: 1 }),
      `${query(inputOfLeague)}&z=1`,
      query(inputOfLeague).replace('%22lang%22', '%20%22lang%22'),
    ],
  ],
  [
    'a REST call',
    '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1',
    [
      '/api/v1/league?rid=1&cid=1&sid=2021-2022&lang=fr',
      '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1&z=1',
      '/api/v1/league?lang=fr&sid=2021-2022&cid=01&rid=%201',
      '/api/v1/league?sid=2021-2022&cid=1&rid=1',
    ],
  ],
  [
    'a REST call with a path',
    '/api/v1/teams/1?sid=1',
    ['/api/v1/teams/01?z=1&sid=1', '/api/v1/teams/%31?sid=1&lang=fr'],
  ],
  ['the sitemap', '/sitemap.xml', ['/sitemap.xml?z=1', '/sitemap.xml?']],
  ['the description of the calls', '/api/v1/openapi.json', ['/api/v1/openapi.json?z=1']],
];

describe('canonical addresses', () => {
  test.each(cases)('unknown parameters in any order cause no query for %s', async (_, address, others) => {
    const { status, etag } = await get(address);
    expect(status).toBe(200);
    expect(etag).not.toBeNull();
    const requested = await countQueries(async () => {
      for (const other of others) expect(await get(other), other).toEqual({ status, etag, location: null });
    });
    expect(requested).toBe(0);
  });

  test('a known parameter still selects the content of the page', async () => {
    const home = await get(`${leaguePage}?record=home&utm_source=lettre`);
    await get(leaguePage);
    expect(await countQueries(() => get(`${leaguePage}?record=away&utm_source=lettre`))).toBeGreaterThan(0);
    expect(home.status).toBe(200);
  });

  test('inputs that a schema rejects are still rejected', async () => {
    expect((await get('/api/v1/league?lang=fr&lang=en&sid=2021-2022&cid=1&rid=1')).status).toBe(400);
    expect((await get('/api/v1/league?sid=2021-2022&cid=x&rid=1')).status).toBe(400);
    expect((await get(query({ ...inputOfLeague, meta: {} }))).status).toBe(400);
    expect((await get(`${query(inputOfLeague)}&batch=1`)).status).toBe(400);
  });
});

describe('other spellings of a path', () => {
  test.each([
    ['a slash at the end', '/fr/accueil/', '/fr/accueil'],
    ['superfluous slashes', '//fr//accueil', '/fr/accueil'],
    ['capitals', '/FR/Accueil', '/fr/accueil'],
    ['percent signs', '/fr/%61ccueil', '/fr/accueil'],
    ['words of the other language', '/fr/home', '/fr/accueil'],
    ['all of these', '//EN//%61ccueil/', '/en/home'],
    ['capitals in a name', leaguePage.toUpperCase(), leaguePage],
  ])('a path with %s redirects to the page', async (_, path, target) => {
    expect(await get(`${path}?utm_source=lettre`)).toMatchObject({
      status: 301,
      location: `${target}?utm_source=lettre`,
    });
  });
});

test('concurrent requests for an uncached page share one computation', async () => {
  const whatIf = '/api/v1/league?sid=2021-2022&cid=1&rid=1&whatIf=';
  const once = await countQueries(() => get(`${whatIf}12:4-2`));
  // The table lock holds the first response back until all requests have arrived.
  const blocker = await site.pool.connect();
  await blocker.query('BEGIN; LOCK TABLE standings IN ACCESS EXCLUSIVE MODE');
  const many = await countQueries(async () => {
    const requested = Array.from({ length: 40 }, () => get(`${whatIf}12:4-3`));
    await sleep(2_000);
    await blocker.query('COMMIT');
    blocker.release();
    await Promise.all(requested);
  });
  expect(once).toBeGreaterThan(0);
  expect(many).toBe(once);
});

test('a canonical address does not change when it is canonicalised again', () => {
  for (const [, address, others] of cases)
    for (const each of [address, ...others]) {
      const canonical = canonicalAddress(each);
      expect(canonicalAddress(canonical)).toBe(canonical);
    }
});
