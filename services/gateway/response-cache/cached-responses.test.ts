import { expect, test } from 'vitest';
import { finish, inEncoding } from './finished-response.ts';
import { createCachedResponses } from './cached-responses.ts';

const responseOf = (bytes: number) => ({
  response: finish(200, {}, Buffer.alloc(bytes, 'x')),
  madeAt: 0,
  changes: [],
});

test('the cache never holds more bytes than it may: those unread for longest make room', () => {
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

test('encodings count towards the size when they are made', async () => {
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
