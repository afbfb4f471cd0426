import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorkQueue } from '../load/work-queue.ts';
import { cacheResponses } from './cache-responses.ts';
import { createOwnWritesReader } from './own-writes.ts';
import { createSeasonVersions } from './season-versions.ts';
import { createCachedResponses } from './cached-responses.ts';
import type { ResponseCache } from './response-cache.ts';

let app: FastifyInstance;
let cache: ResponseCache;
let made: string[];
/** What the route waits for before it answers. */
let gate: Promise<void>;

const hint = (seasonId: number, position: string) => cache.versions.hear({ seasonIds: [seasonId], position });

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
    cacheResponses(scope, cache, { scopeOf: ({ url }) => (url.startsWith('/season') ? new Set([2]) : null) });
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

test('a response is made once and its bytes are sent again', async () => {
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

test('so is the page of what was deleted, until the season changes', async () => {
  expect((await get('/season/gone')).statusCode).toBe(410);
  expect((await get('/season/gone')).statusCode).toBe(410);
  expect(made).toEqual(['/season/gone']);
  hint(2, '21');
  await get('/season/gone');
  expect(made).toHaveLength(2);
});

test('who has the bytes gets 304, before and after they are cached', async () => {
  const { etag } = (await get('/season')).headers;
  hint(2, '21');
  made.length = 0;
  const fresh = await get('/season', { 'if-none-match': `"other", W/${etag}` });
  const cached = await get('/season', { 'if-none-match': String(etag) });
  expect([fresh.statusCode, cached.statusCode]).toEqual([304, 304]);
  expect([fresh.body, cached.body]).toEqual(['', '']);
  expect(cached.headers.etag).toBe(etag);
});

test('every encoding has bytes and an etag of its own', async () => {
  const answers = await Promise.all(
    ['gzip', 'gzip, deflate, br', 'br;q=0, gzip;q=0', ''].map((accept) =>
      get('/season', { 'accept-encoding': accept }),
    ),
  );
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
    'gzip',
    'br',
    undefined,
    undefined,
  ]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  expect(Number(answers[0]?.headers['content-length'])).toBeLessThan(500);
  expect(made).toHaveLength(1);
});

test('HEAD has the headers of GET and no body, made or cached', async () => {
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

test('a hint drops the responses of its season only, and of its catalogue all', async () => {
  await get('/season');
  hint(1, '30');
  await get('/season');
  expect(made).toHaveLength(1);
  hint(2, '31');
  await get('/season');
  expect(made).toHaveLength(2);
  cache.versions.hear({ seasonIds: 'all', position: '32' });
  await get('/season');
  expect(made).toHaveLength(3);
});

test('a hint that was lost heals when the versions are read', async () => {
  await get('/season');
  cache.versions.heal({
    seasons: [{ id: 2, position: '21', slug: '2024-2025' }],
    catalogue: '5',
    shared: '',
  });
  await get('/season');
  expect(made).toHaveLength(2);
});

test('a response that a change overtook while it was made is not cached', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const response = get('/season');
  await expect.poll(() => made.length).toBe(1);
  hint(2, '21');
  resolve();
  await response;
  expect(cache.responses.size()).toBe(0);
});

test('who comes after a change does not wait for a response begun before it', async () => {
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

test('a stampede makes a response once, also where it fails', async () => {
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
])('%j neither reads the cache nor writes to it', async (headers) => {
  await get('/season', headers);
  expect(cache.responses.size()).toBe(0);
  await get('/season');
  await get('/season', headers);
  expect(made).toHaveLength(3);
});

test('a cookie that is no session changes nothing', async () => {
  await get('/season', { cookie: 'theme=dark; mysession=1' });
  await get('/season');
  expect(made).toHaveLength(1);
});

test('what has no scope, and URLs beyond measure, are not cached', async () => {
  await get('/elsewhere');
  await get(`/season?x=${'x'.repeat(600)}`);
  expect(cache.responses.size()).toBe(0);
});

/** Holds whatever is made until it is called. */
const holdMaking = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
};
const others = ['/season/1', '/season/2', '/season/3'];

test('who asks for the same while it waits for its turn gets the one response that is made', async () => {
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

test('where more than a second of work waits, the last are refused, and may ask again', async () => {
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
