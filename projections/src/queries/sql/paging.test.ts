import { expect, test } from 'vitest';
import { pageWith } from './paging.ts';

test.each([
  [0, 1],
  [49, 1],
  [50, 2],
  [119, 3],
  [120, 3],
])('the entry at place %i of 120 is on page %i', (place, page) => {
  expect(pageWith(place, { total: 120, size: 50 })).toBe(page);
});

test('returns the first page for an empty list', () => {
  expect(pageWith(0, { total: 0, size: 50 })).toBe(1);
});
