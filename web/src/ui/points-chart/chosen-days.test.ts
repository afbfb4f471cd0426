import { expect, test } from 'vitest';
import { evenly } from './chosen-days.ts';

test('returns all indexes of a short list', () => expect(evenly(3, 6)).toEqual([0, 1, 2]));
test('returns the first and last index of a long list, without duplicates', () => {
  const chosen = evenly(60, 6);
  expect(chosen).toHaveLength(6);
  expect(chosen[0]).toBe(0);
  expect(chosen.at(-1)).toBe(59);
  expect(new Set(chosen).size).toBe(6);
});
