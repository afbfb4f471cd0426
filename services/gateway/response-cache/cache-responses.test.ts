import { origin } from '@rondelle/contracts/log/event.ts';
import type { NarrowChange } from '@rondelle/contracts/subjects.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWorkQueue } from '../load/work-queue.ts';
import { cacheResponses } from './cache-responses.ts';
import { createOwnWritesReader } from './own-writes.ts';
import { createSeasonVersions } from './season-versions.ts';
import { createCachedResponses } from './cached-responses.ts';
import type { ResponseCache } from './response-cache.ts';
import type { NarrowScope } from './scope.ts';

let app: FastifyInstance;
let cache: ResponseCache;
let made: string[];
/** Delays the responses of the route. */
let gate: Promise<void>;
/** The dependencies of a game's page when it is made for the n-th time. */
let dependsOn: (time: number) => NarrowChange['concerns'];

const hint = (seasonId: number, position: string, narrow?: NarrowChange) =>
  cache.versions.hear({ seasonIds: [seasonId], position, narrow });
const ofGame = (since: string): NarrowChange => ({ since, concerns: ['game:5'] });

beforeEach(async () => {
  const versions = createSeasonVersions();
  const ownWrites = createOwnWritesReader(versions, async () => undefined);
  cache = {
    responses: createCachedResponses(1_000_000),
    versions,
    pending: new Map(),
    ownWrites,
    queue: createWorkQueue(),
  };
  made = [];
  gate = Promise.resolve();
  dependsOn = () => ['game:5'];
  cache.versions.heal({
    seasons: [
      { id: 1, position: '10', slug: '2023-2024' },
      { id: 2, position: '20', slug: '2024-2025' },
    ],
    catalogue: '5',
    shared: '',
  });
  app = fastify();
  await app.register(async (scope) => {
    cacheResponses(scope, cache, {
      scopeOf: ({ url }) => {
        if (url === '/game') return new Set<NarrowScope>(['seasons', ...dependsOn(made.length)]);
        return url.startsWith('/season') ? new Set([2]) : null;
      },
    });
    scope.get('/*', async (request, reply) => {
      made.push(request.url);
      await gate;
      if (request.url.endsWith('/fails')) throw new Error('no');
      if (request.url.endsWith('/gone')) reply.code(410);
      return reply.type('text/plain').send(`${made.length}: ${'hockey '.repeat(500)}`);
    });
  });
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

test('renders a response once and sends the same bytes again', async () => {
  const first = await get('/season');
  const second = await get('/season');
  expect(made).toEqual(['/season']);
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-length': String(first.body.length),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: first.headers.etag,
  });
});

test('caches the page of a deleted entity until its season changes', async () => {
  expect((await get('/season/gone')).statusCode).toBe(410);
  expect((await get('/season/gone')).statusCode).toBe(410);
  expect(made).toEqual(['/season/gone']);
  hint(2, '21');
  await get('/season/gone');
  expect(made).toHaveLength(2);
});

test('responds 304 to a reader who has the bytes, before and after they are cached', async () => {
  const { etag } = (await get('/season')).headers;
  hint(2, '21');
  made.length = 0;
  const fresh = await get('/season', { 'if-none-match': `"other", W/${etag}` });
  const cached = await get('/season', { 'if-none-match': String(etag) });
  expect([fresh.statusCode, cached.statusCode]).toEqual([304, 304]);
  expect([fresh.body, cached.body]).toEqual(['', '']);
  expect(cached.headers.etag).toBe(etag);
});

test('uses separate bytes and etags for every encoding', async () => {
  const results = await Promise.all(
    ['gzip', 'gzip, deflate, br', 'br;q=0, gzip;q=0', ''].map((accept) =>
      get('/season', { 'accept-encoding': accept }),
    ),
  );
  expect(results.map(({ headers }) => headers['content-encoding'])).toEqual([
    'gzip',
    'br',
    undefined,
    undefined,
  ]);
  expect(new Set(results.map(({ headers }) => headers.etag)).size).toBe(3);
  expect(Number(results[0]?.headers['content-length'])).toBeLessThan(500);
  expect(made).toHaveLength(1);
});

test('sends the headers of GET and no body for HEAD, made or cached', async () => {
  const cold = await get('/season', {}, 'HEAD');
  const { headers, body } = await get('/season');
  const cached = await get('/season', {}, 'HEAD');
  expect([cold.body, cached.body]).toEqual(['', '']);
  for (const head of [cold, cached]) {
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.headers['content-length']).toBe(String(body.length));
  }
  expect(made).toHaveLength(1);
});

test("drops only the responses of a hint's season, or all for the catalogue", async () => {
  await get('/season');
  hint(1, '30', ofGame('10'));
  await get('/season');
  expect(made).toHaveLength(1);
  hint(2, '31', ofGame('20'));
  await get('/season');
  expect(made).toHaveLength(2);
  // The same hint again.
  hint(2, '31');
  await get('/season');
  expect(made).toHaveLength(2);
  cache.versions.hear({ seasonIds: 'all', position: '32' });
  await get('/season');
  expect(made).toHaveLength(3);
});

test('drops the responses of a season after a computation without an event', async () => {
  await get('/season');
  hint(1, origin, ofGame(origin));
  await get('/season');
  expect(made).toHaveLength(1);
  hint(2, origin, ofGame(origin));
  await get('/season');
  expect(made).toHaveLength(2);
});

test('drops responses of all seasons after a change that may rename an entity in several seasons', async () => {
  await get('/season');
  hint(1, '30');
  await get('/season');
  expect(made).toHaveLength(2);
});

test('drops outdated responses when a poll finds a change whose hint was lost', async () => {
  await get('/season');
  cache.versions.heal({
    seasons: [{ id: 2, position: '21', slug: '2024-2025' }],
    catalogue: '5',
    shared: '',
  });
  await get('/season');
  expect(made).toHaveLength(2);
});

test('does not cache a response when its data changed while it was rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const response = get('/season');
  await expect.poll(() => made.length).toBe(1);
  hint(2, '21');
  resolve();
  await response;
  expect(cache.responses.size()).toBe(0);
});

const ofAnother: NarrowChange['concerns'] = ['game:6'];
/** Makes the page of game 5, outdates it and begins it again, with a narrow change during the second run. */
const renderDuringChange = async (concerns: NarrowChange['concerns']) => {
  await get('/game');
  hint(2, '21', { since: '20', concerns: ['game:5'] });
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const first = get('/game');
  await expect.poll(() => made.length).toBe(2);
  hint(2, '22', { since: '21', concerns });
  const second = get('/game');
  return { release: resolve, results: Promise.all([first, second]) };
};

describe('a request after a change, while the page is being made', () => {
  test('shares the pending response when the change concerns another page', async () => {
    const { release, results } = await renderDuringChange(ofAnother);
    release();
    const [first, second] = await results;
    expect(second.body).toBe(first.body);
    expect(made).toHaveLength(2);
  });

  test('starts another response when the change concerns the page', async () => {
    const { release, results } = await renderDuringChange(['game:5']);
    await expect.poll(() => made.length).toBe(3);
    release();
    await results;
  });

  test('starts another response when the page turns out to depend on the change', async () => {
    dependsOn = (time) => (time === 1 ? ['game:5'] : ['game:5', 'game:6']);
    const { release, results } = await renderDuringChange(ofAnother);
    release();
    const [first, second] = await results;
    expect(second.body).not.toBe(first.body);
    expect(made).toHaveLength(3);
  });
});

test('does not share a response that began before a change', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const before = get('/season');
  await expect.poll(() => made.length).toBe(1);
  hint(2, '21');
  const after = get('/season');
  await expect.poll(() => made.length).toBe(2);
  resolve();
  await Promise.all([before, after]);
  await get('/season');
  expect(made).toHaveLength(2);
});

test('renders one response for many concurrent requests, also when it fails', async () => {
  const good = await Promise.all(Array.from({ length: 50 }, () => get('/season')));
  expect(new Set(good.map(({ body }) => body)).size).toBe(1);
  expect(made).toHaveLength(1);
  const bad = await Promise.all(Array.from({ length: 50 }, () => get('/season/fails')));
  expect(new Set(bad.map(({ statusCode }) => statusCode))).toEqual(new Set([500]));
  expect(made).toHaveLength(2);
  await get('/season/fails');
  expect(made).toHaveLength(3);
});

test.each([
  [{ cookie: 'theme=dark; session=abc' }],
  [{ authorization: 'Bearer abc' }],
  [{ 'trpc-accept': 'application/jsonl' }],
])('neither reads nor writes the cache for a request with %j', async (headers) => {
  await get('/season', headers);
  expect(cache.responses.size()).toBe(0);
  await get('/season');
  await get('/season', headers);
  expect(made).toHaveLength(3);
});

test('uses the cache despite a cookie that is not a session', async () => {
  await get('/season', { cookie: 'theme=dark; mysession=1' });
  await get('/season');
  expect(made).toHaveLength(1);
});

test('does not cache responses without a scope or with a very long URL', async () => {
  await get('/elsewhere');
  await get(`/season?x=${'x'.repeat(600)}`);
  expect(cache.responses.size()).toBe(0);
});

/** Delays all responses until the returned function is called. */
const holdMaking = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
};
const others = ['/season/1', '/season/2', '/season/3'];

test('sends one response to all its requests in the queue', async () => {
  const release = holdMaking();
  const earlier = others.map((url) => get(url));
  const same = Array.from({ length: 20 }, () => get('/season'));
  await expect.poll(() => cache.queue.waiting()).toBe(1);
  release();
  await Promise.all(earlier);
  const bodies = (await Promise.all(same)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
  expect(made).toEqual([...others, '/season']);
});

test('sheds the last requests when more than a second of work is waiting, and serves them later', async () => {
  const release = holdMaking();
  const earlier = others.map((url) => get(url));
  const waiting = Array.from({ length: 60 }, (_, i) => get(`/season/other-${i}`));
  await expect.poll(() => cache.queue.tally.shed).toBeGreaterThan(0);
  release();
  await Promise.all(earlier);
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(cache.queue.tally.shed);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(cache.pending.size).toBe(0);
  expect((await get('/season/other-59')).statusCode).toBe(200);
});

const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });

test('refuses all waiting requests immediately when their work is shed', async () => {
  const release = holdMaking();
  const earlier = others.map((url) => from('10.0.0.1', url));
  const same = Array.from({ length: 20 }, () => from('10.0.0.1', '/season'));
  await expect.poll(() => cache.queue.waiting()).toBe(1);
  const modest = Array.from({ length: 32 }, (_, i) => from(`10.0.1.${i}`, `/season/other-${i}`));
  const statuses = (await Promise.all(same)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(cache.queue.tally.shed).toBe(1);
  release();
  await Promise.all([...earlier, ...modest]);
});
