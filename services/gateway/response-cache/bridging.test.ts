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
/** Delays the making of responses. */
let gate: Promise<void>;
/** The pressure on the site, and whether pages may be made that nobody waits for. */
let isHigh: boolean;
let hasRoom: boolean;
/** For how long the responses hold. */
let holdsForMs: number | null;
/** In ms; moved by the tests only, since a page is sent as it was for two seconds. */
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

test('a page in demand is sent as it was a moment ago while it is made anew, once', async () => {
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

test('a page in demand is made anew after a change before somebody asks for it', async () => {
  await bringIntoDemand();
  cache.responses.renewOutdated();
  expect(made).toBe(1);
  change();
  cache.responses.renewOutdated();
  await expect.poll(() => cache.responses.find('/season')?.response.body.toString()).toBe('version 2');
  expect([await get(), made]).toEqual(['version 2', 2]);
});

test('making it anew counts for the reader who was last sent it as it was', async () => {
  const enter = vi.spyOn(cache.queue, 'enter');
  await bringIntoDemand();
  change();
  await get({}, '192.0.2.7');
  await expect.poll(() => cache.pending.size).toBe(0);
  expect(enter.mock.calls).toEqual([['192.0.2.1'], ['192.0.2.7']]);
});

test('a page that few ask for is not made anew before somebody does', async () => {
  await get();
  change();
  cache.responses.renewOutdated();
  expect(await get()).toBe('version 2');
  expect(made).toBe(2);
});

test('a page that was current a moment ago is sent as it was, however long ago it was asked for', async () => {
  await bringIntoDemand();
  await bringIntoDemand();
  clock += 3_000;
  cache.responses.renewOutdated();
  change();
  expect(await get()).toBe('version 1');
});

test('a page that few ask for is made before it is sent', async () => {
  await get();
  change();
  expect(await get()).toBe('version 2');
});

test.each([
  ['has just written', { cookie: 'theme=dark; seen=2-21' }],
  ['has heard of the change', { 'cache-control': 'no-cache' }],
  ['reloads', { 'cache-control': 'max-age=0' }],
])('whoever %s gets the new bytes', async (_who, headers) => {
  await bringIntoDemand();
  change();
  expect(await get(headers)).toBe('version 2');
});

test('nothing is sent as it was after a change of what all seasons share', async () => {
  await bringIntoDemand();
  cache.versions.hear({ seasonIds: 'all', position: origin });
  expect(await get()).toBe('version 2');
  await bringIntoDemand();
  cache.responses.clear();
  expect(await get()).toBe('version 3');
});

test('a page that holds for a limited time is made anew after it', async () => {
  holdsForMs = 60_000;
  await get();
  clock += 59_999;
  expect(await get()).toBe('version 1');
  clock += 1;
  expect(await get()).toBe('version 2');
});

test('a page is sent as it was for at most two seconds', async () => {
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

  test('any page is sent as it was up to a minute ago, with its age, and not made anew', async () => {
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

  test('a page is made anew in a gap, and as it is without pressure', async () => {
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
    ['has heard of the change', { 'cache-control': 'no-cache' }],
    ['reloads', { 'cache-control': 'max-age=0' }],
  ])('a reader who %s gets the new bytes', async (_who, headers) => {
    await get();
    change();
    expect(await get(headers)).toBe('version 2');
  });

  test('a reader who reloads gets the page as it was where there is too much to do, rather than none', async () => {
    await get();
    change();
    const reader = '192.0.2.1';
    const works = Array.from({ length: 40 }, () => cache.queue.enter(reader));
    expect(await get({ 'cache-control': 'max-age=0' }, reader)).toBe('version 1');
    const { statusCode } = await app.inject({ url: '/never-made', remoteAddress: reader });
    expect([statusCode, made]).toEqual([503, 1]);
    for (const { leave } of works) leave();
  });

  test('nothing is sent as it was after a change of what all seasons share', async () => {
    await get();
    cache.versions.hear({ seasonIds: 'all', position: origin });
    expect(await get()).toBe('version 2');
  });
});

/** Changes the page, and has it made anew in so many ms. */
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

describe('a page that changes faster than it is made', () => {
  test('is made one at a time, and sent as it was when that began', async () => {
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

  test.each([100, 800])('is made anew at most once a second, where it takes %i ms', async (ms) => {
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
