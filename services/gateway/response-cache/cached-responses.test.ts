import { expect, test } from 'vitest';
import { responseWith } from './cached-response.fixture.ts';
import { inEncoding } from './finished-response.ts';
import { createCachedResponses } from './cached-responses.ts';

const responseOf = (bytes: number) => responseWith(Buffer.alloc(bytes, 'x'));

test('the cache never exceeds its size and drops the least recently read responses first', () => {
  const cache = createCachedResponses(50_000);
  for (let i = 0; i < 100; i += 1) {
    cache.put(`/${i}`, responseOf(10_000));
    cache.find('/0');
    expect(cache.bytes()).toBeLessThanOrEqual(50_000);
  }
  expect(cache.size()).toBe(4);
  expect(cache.find('/0')).not.toBeNull();
  expect(cache.find('/50')).toBeNull();
  expect(cache.find('/99')).not.toBeNull();
});

test('a response larger than the whole cache is not cached', () => {
  const cache = createCachedResponses(5_000);
  cache.put('/large', responseOf(10_000));
  expect(cache.bytes()).toBe(0);
});

test('a cache of size zero holds nothing', () => {
  const cache = createCachedResponses(0);
  cache.put('/small', responseOf(1));
  expect([cache.find('/small'), cache.size()]).toEqual([null, 0]);
});

test('encodings count towards the size once they are made', async () => {
  const cache = createCachedResponses(50_000);
  const cached = responseOf(10_000);
  cache.put('/a', cached);
  const before = cache.bytes();
  await inEncoding(cached.response, 'gzip');
  cache.recount('/a', cached);
  cache.recount('/b', cached);
  expect(cache.bytes()).toBeGreaterThan(before);
  expect(cache.size()).toBe(1);
});

test('renews at most eight frequently requested outdated pages at a time, most recently read first', () => {
  const cache = createCachedResponses(1_000_000);
  const renewed: string[] = [];
  const changed = { tick: 0 };
  const keys = Array.from({ length: 10 }, (_, at) => `/${at}`);
  for (const key of keys) {
    cache.put(key, { ...responseOf(1), changes: [changed], renew: () => renewed.push(key) });
    for (let reads = 0; reads < 10; reads += 1) cache.find(key);
  }
  changed.tick = 1;
  cache.renewOutdated();
  expect(renewed).toEqual(keys.toReversed().slice(0, 8));
  cache.renewOutdated();
  expect(renewed).toEqual(keys.toReversed());
});

test('does not replace a response with one that was started earlier', () => {
  const cache = createCachedResponses(50_000);
  const newer = { ...responseOf(1), madeAt: 2 };
  cache.put('/a', newer);
  cache.put('/a', { ...responseOf(1), madeAt: 1 });
  expect(cache.find('/a')).toBe(newer);
});
