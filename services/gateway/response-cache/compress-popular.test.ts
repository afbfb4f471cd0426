import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { responseWith } from './cached-response.fixture.ts';
import { createCachedResponses } from './cached-responses.ts';
import { compressPopular } from './compress-popular.ts';
import { inEncoding } from './finished-response.ts';

const page = Buffer.from(
  Array.from(
    { length: 2_000 },
    (_, row) => `<tr><td>${row}</td><td>Draveurs de Longueuil ${row * row}</td>`,
  ).join(''),
);

const cacheOf = async (...bodies: readonly Buffer[]) => {
  const cache = createCachedResponses(10_000_000);
  const cached = bodies.map(responseWith);
  for (const [at, each] of cached.entries()) {
    await inEncoding(each.response, 'br');
    cache.put(`/${at}`, each);
  }
  return { cache, cached };
};

const failed = (error: unknown) => {
  throw error;
};

test('a page requested again gets smaller Brotli bytes of the same page, with the same etag', async () => {
  const { cache, cached } = await cacheOf(page);
  const before = cached[0]?.response.variants.get('br');
  const bytesBefore = cache.bytes();
  cache.find('/0');
  cache.find('/0');
  const compressing = compressPopular(cache, failed, 1);
  await vi.waitUntil(() => cached[0]?.response.variants.get('br') !== before);
  await compressing.stop();
  const after = cached[0]?.response.variants.get('br');
  expect(after?.bytes.length).toBeLessThan(before?.bytes.length ?? 0);
  expect(brotliDecompressSync(after?.bytes ?? '')).toEqual(page);
  expect(after?.etag).toBe(before?.etag);
  expect(after?.headers).toContain(String(after?.bytes.length));
  expect(cache.bytes()).toBeLessThan(bytesBefore);
});

test('pages are compressed again once, after the second request, while they are current', async () => {
  const { cache, cached } = await cacheOf(page, page, page, Buffer.alloc(600_000, 'x'));
  for (const key of ['/0', '/1', '/1', '/2', '/2', '/3', '/3']) cache.find(key);
  cached[2]?.changes.push({ tick: 1 });
  expect(cache.nextToCompress()?.[0]).toBe('/1');
  expect(cache.nextToCompress()).toBeNull();
  cache.find('/1');
  expect(cache.nextToCompress()).toBeNull();
});

test('no page is compressed again under pressure', () => {
  let isHigh = true;
  const cache = createCachedResponses(10_000_000, { isHigh: () => isHigh, hasRoom: () => true });
  cache.put('/', responseWith(page));
  cache.find('/');
  cache.find('/');
  expect(cache.nextToCompress()).toBeNull();
  isHigh = false;
  expect(cache.nextToCompress()?.[0]).toBe('/');
});

test('a page that Brotli could not make smaller stays uncompressed', async () => {
  const { cache, cached } = await cacheOf(randomBytes(5_000));
  cache.find('/0');
  cache.find('/0');
  const look = vi.fn(cache.nextToCompress);
  const compressing = compressPopular({ ...cache, nextToCompress: look }, failed, 1);
  await vi.waitUntil(() => look.mock.results.some(({ value }) => value !== null));
  await compressing.stop();
  expect(cached[0]?.response.variants.get('br')?.headers).not.toContain('content-encoding');
});

test('a page that the cache has dropped is not compressed again', () => {
  const cache = createCachedResponses(10_000_000);
  cache.put('/', responseWith(page));
  cache.find('/');
  cache.find('/');
  cache.clear();
  cache.put('/', responseWith(page));
  expect(cache.nextToCompress()).toBeNull();
});
