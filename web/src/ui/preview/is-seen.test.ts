import { expect, test } from 'vitest';
import { isSeen } from './is-seen.ts';

const worked = { isFetching: false, settledAt: 10_000 };

test('a preview that is still loading has not been seen, however often the button is pressed', () => {
  const working = { isFetching: true, settledAt: 0 };
  expect([null, 1_000].map((early) => isSeen(working, early, 20_000))).toEqual([false, false]);
});

test('a second press just after the preview appears does not count as seen', () => {
  expect(isSeen(worked, 9_900, 10_050)).toBe(false);
  expect(isSeen(worked, 9_900, 11_000)).toBe(true);
});

test('a held key does not confirm', () => {
  expect(isSeen(worked, 10_970, 11_000)).toBe(false);
});

test('pressing once after the preview is shown confirms', () => {
  expect(isSeen(worked, null, 10_050)).toBe(true);
});
