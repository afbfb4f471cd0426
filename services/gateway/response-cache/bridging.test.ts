import { origin } from '@rondelle/contracts/log/event.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorkQueue } from '../load/work-queue.ts';
import { cacheResponses } from './cache-responses.ts';
import { createCachedResponses } from './cached-responses.ts';
import { noteHoldsFor } from './made-from.ts';
import { createOwnWritesReader } from './own-writes.ts';
import type { ResponseCache } from './response-cache.ts';
import { createSeasonVersions } from './season-versions.ts';

let app: FastifyInstance;
let cache: ResponseCache;
let made: number;
/** Delays the rendering of responses. */
let gate: Promise<void>;
/** The pressure on the site, and whether pages may be rendered in advance. */
let isHigh: boolean;
let hasRoom: boolean;
/** How long responses may be cached. */
let holdsForMs: number | null;
/** In ms; set by the tests only, since a previous version is sent for two seconds. */
let clock: number;

beforeEach(async () => {
  clock = 5_000;
  [isHigh, hasRoom] = [false, true];
  holdsForMs = null;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const versions = createSeasonVersions();
  const seasons = [{ id: 2, position: '20', slug: '2024-2025' }];
  versions.heal({ seasons, catalogue: '5', shared: '' });
  cache = {
    responses: createCachedResponses(1_000_000, { isHigh: () => isHigh, hasRoom: () => hasRoom }),
    versions,
    pending: new Map(),
    ownWrites: createOwnWritesReader(versions, async () => undefined),
    queue: createWorkQueue(),
  };
  made = 0;
  gate = Promise.resolve();
  app = fastify();
  await app.register(async (scope) => {
    cacheResponses(scope, cache, { scopeOf: () => new Set([2]), bridges: true });
    scope.get('/*', async (_request, reply) => {
      made += 1;
      if (holdsForMs !== null) noteHoldsFor(holdsForMs);
      const text = `version ${made}`;
      await gate;
      return reply.type('text/plain').send(text);
    });
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const get = async (headers: Record<string, string> = {}, remoteAddress = '192.0.2.1'): Promise<string> =>
  (await app.inject({ url: '/season', headers, remoteAddress })).body;
const bringIntoDemand = async () => {
  for (let i = 0; i < 12; i += 1) await get();
};
let position = 20;
const change = () => cache.versions.hear({ seasonIds: [2], position: String((position += 1)) });
const hold = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
};

test('sends the outdated version of a frequently requested page during its single renewal', async () => {
  await bringIntoDemand();
  change();
  const release = hold();
  expect(await Promise.all([get(), get(), get()])).toEqual(['version 1', 'version 1', 'version 1']);
  expect(await get()).toBe('version 1');
  expect(made).toBe(2);
  release();
  await expect.poll(() => get()).toBe('version 2');
  expect(made).toBe(2);
});

test('renews a page in demand after a change before the next request', async () => {
  await bringIntoDemand();
  cache.responses.renewOutdated();
  expect(made).toBe(1);
  change();
  cache.responses.renewOutdated();
  await expect.poll(() => cache.responses.find('/season')?.response.body.toString()).toBe('version 2');
  expect([await get(), made]).toEqual(['version 2', 2]);
});

test('counts the renewal of an outdated response for the client that received it last', async () => {
  const enter = vi.spyOn(cache.queue, 'enter');
  await bringIntoDemand();
  change();
  await get({}, '192.0.2.7');
  await expect.poll(() => cache.pending.size).toBe(0);
  expect(enter.mock.calls).toEqual([['192.0.2.1'], ['192.0.2.7']]);
});

test('does not renew a rarely requested page until the next request', async () => {
  await get();
  change();
  cache.responses.renewOutdated();
  expect(await get()).toBe('version 2');
  expect(made).toBe(2);
});

test('sends a page that was current until the change, even long after its last request', async () => {
  await bringIntoDemand();
  await bringIntoDemand();
  clock += 3_000;
  cache.responses.renewOutdated();
  change();
  expect(await get()).toBe('version 1');
});

test('renders a rarely requested page before sending it', async () => {
  await get();
  change();
  expect(await get()).toBe('version 2');
});

test.each([
  ['has just written', { cookie: 'theme=dark; seen=2-21' }],
  ['was notified of the change', { 'cache-control': 'no-cache' }],
  ['reloads', { 'cache-control': 'max-age=0' }],
])('a reader of a page in demand who %s gets the new bytes', async (_who, headers) => {
  await bringIntoDemand();
  change();
  expect(await get(headers)).toBe('version 2');
});

test('does not send an outdated page after a change that affects all seasons', async () => {
  await bringIntoDemand();
  cache.versions.hear({ seasonIds: 'all', position: origin });
  expect(await get()).toBe('version 2');
  await bringIntoDemand();
  cache.responses.clear();
  expect(await get()).toBe('version 3');
});

test('renews a page after its time limit', async () => {
  holdsForMs = 60_000;
  await get();
  clock += 59_999;
  expect(await get()).toBe('version 1');
  clock += 1;
  expect(await get()).toBe('version 2');
});

test('sends an outdated page for at most two seconds', async () => {
  await bringIntoDemand();
  change();
  clock += 2_100;
  expect(await get()).toBe('version 2');
});

const serverTiming = async (): Promise<unknown> =>
  (await app.inject({ url: '/season' })).headers['server-timing'];

describe('under pressure', () => {
  beforeEach(() => {
    [isHigh, hasRoom] = [true, false];
  });

  test('sends any page that was current within the last minute with its age, and does not renew it', async () => {
    await get();
    change();
    clock += 59_900;
    expect(await get()).toBe('version 1');
    expect(await serverTiming()).toBe('age;dur=59900');
    cache.responses.renewOutdated();
    expect(made).toBe(1);
    clock += 200;
    expect(await get()).toBe('version 2');
    expect(await serverTiming()).toBeUndefined();
  });

  test('renews a page when there is room, and renders it before sending when pressure ends', async () => {
    await get();
    change();
    clock += 5_000;
    hasRoom = true;
    expect(await get()).toBe('version 1');
    await expect.poll(() => get()).toBe('version 2');
    change();
    clock += 5_000;
    isHigh = false;
    expect(await get()).toBe('version 3');
  });

  test.each([
    ['has just written', { cookie: 'theme=dark; seen=2-21' }],
    ['was notified of the change', { 'cache-control': 'no-cache' }],
    ['reloads', { 'cache-control': 'max-age=0' }],
  ])('a reader who %s gets the new bytes', async (_who, headers) => {
    await get();
    change();
    expect(await get(headers)).toBe('version 2');
  });

  test('sends the outdated page to a reloading reader instead of an error when work is shed', async () => {
    await get();
    change();
    const reader = '192.0.2.1';
    const works = Array.from({ length: 40 }, () => cache.queue.enter(reader));
    expect(await get({ 'cache-control': 'max-age=0' }, reader)).toBe('version 1');
    const { statusCode } = await app.inject({ url: '/never-made', remoteAddress: reader });
    expect([statusCode, made]).toEqual([503, 1]);
    for (const { leave } of works) leave();
  });

  test('does not send an outdated page after a change that affects all seasons, even under pressure', async () => {
    await get();
    cache.versions.hear({ seasonIds: 'all', position: origin });
    expect(await get()).toBe('version 2');
  });
});

/** Changes the page, and renews it in so many ms. */
const renewIn = async (ms: number) => {
  const next = made + 1;
  change();
  const release = hold();
  await get();
  await expect.poll(() => made).toBe(next);
  clock += ms;
  release();
  await expect.poll(() => cache.pending.size).toBe(0);
};

describe('a page that changes faster than it renders', () => {
  test('is rendered once at a time, and the result is sent even if outdated', async () => {
    await bringIntoDemand();
    change();
    const release = hold();
    await get();
    await expect.poll(() => made).toBe(2);
    change();
    expect(await get()).toBe('version 1');
    expect(made).toBe(2);
    release();
    await expect.poll(() => cache.pending.size).toBe(0);
    expect(await get()).toBe('version 2');
  });

  test.each([100, 800])('is renewed at most once a second when rendering takes %i ms', async (ms) => {
    await bringIntoDemand();
    await renewIn(ms);
    change();
    await bringIntoDemand();
    clock += 990 - ms;
    expect(await get()).toBe('version 2');
    expect(made).toBe(2);
    clock += 10;
    expect(await get()).toBe('version 2');
    await expect.poll(() => made).toBe(3);
  });
});
