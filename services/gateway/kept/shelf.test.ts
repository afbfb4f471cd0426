import { expect, test } from 'vitest';
import { finish, inEncoding } from './finished-answer.ts';
import { createShelf } from './shelf.ts';

const keptOf = (bytes: number) => ({
  answer: finish(200, {}, Buffer.alloc(bytes, 'x')),
  madeAt: 0,
  changes: [],
});

test('the shelf never holds more bytes than it may: those unread for longest make room', () => {
  const shelf = createShelf(50_000);
  for (let i = 0; i < 100; i += 1) {
    shelf.put(`/${i}`, keptOf(10_000));
    shelf.find('/0');
    expect(shelf.bytes()).toBeLessThanOrEqual(50_000);
  }
  expect(shelf.size()).toBe(4);
  expect(shelf.find('/0')).not.toBeNull();
  expect(shelf.find('/50')).toBeNull();
  expect(shelf.find('/99')).not.toBeNull();
});

test('what is larger than the whole shelf is not put there', () => {
  const shelf = createShelf(5_000);
  shelf.put('/large', keptOf(10_000));
  expect(shelf.bytes()).toBe(0);
});

test('encodings count when they are made', async () => {
  const shelf = createShelf(50_000);
  const kept = keptOf(10_000);
  shelf.put('/a', kept);
  const before = shelf.bytes();
  await inEncoding(kept.answer, 'gzip');
  shelf.recount('/a', kept);
  shelf.recount('/b', kept);
  expect(shelf.bytes()).toBeGreaterThan(before);
  expect(shelf.size()).toBe(1);
});
