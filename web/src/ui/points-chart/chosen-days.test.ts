import { expect, test } from 'vitest';
import { evenly } from './chosen-days.ts';

test('a short list is kept whole', () => expect(evenly(3, 6)).toEqual([0, 1, 2]));
test('a long list keeps its first and last index, without duplicates', () => {
  const chosen = evenly(60, 6);
  expect(chosen).toHaveLength(6);
  expect(chosen[0]).toBe(0);
  expect(chosen.at(-1)).toBe(59);
  expect(new Set(chosen).size).toBe(6);
});
