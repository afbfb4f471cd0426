import { expect, test } from 'vitest';
import { isSeen } from './is-seen.ts';

const worked = { isFetching: false, settledAt: 10_000 };

test('returns false while the preview is loading, for any number of presses', () => {
  const working = { isFetching: true, settledAt: 0 };
  expect([null, 1_000].map((early) => isSeen(working, early, 20_000))).toEqual([false, false]);
});

test('returns false for a second press just after the preview appears', () => {
  expect(isSeen(worked, 9_900, 10_050)).toBe(false);
  expect(isSeen(worked, 9_900, 11_000)).toBe(true);
});

test('returns false for a key that is held down', () => {
  expect(isSeen(worked, 10_970, 11_000)).toBe(false);
});

test('returns true for one press after the preview has appeared', () => {
  expect(isSeen(worked, null, 10_050)).toBe(true);
});
