import { expect, test } from 'vitest';
import { isSeen } from './is-seen.ts';

const worked = { isFetching: false, settledAt: 10_000 };

test('what is still being worked out is not seen, however often the button is pressed', () => {
  const working = { isFetching: true, settledAt: 0 };
  expect([null, 1_000].map((early) => isSeen(working, early, 20_000))).toEqual([false, false]);
});

test('who pressed for the wait and presses again as the preview comes has not seen it', () => {
  expect(isSeen(worked, 9_900, 10_050)).toBe(false);
  expect(isSeen(worked, 9_900, 11_000)).toBe(true);
});

test('a key that is held down confirms nothing, however long', () => {
  expect(isSeen(worked, 10_970, 11_000)).toBe(false);
});

test('who has waited confirms at once', () => {
  expect(isSeen(worked, null, 10_050)).toBe(true);
});
