import { expect, test } from 'vitest';
import { backoffMs, pause } from './backoff.ts';

test('delays start at 100 ms, double each time and are capped at five seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 1_000].map(backoffMs)).toEqual([
    100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000,
  ]);
});

test('a pause ends when the signal aborts, and returns immediately for an aborted signal', async () => {
  const leaving = new AbortController();
  // An hour: a pause that does not end fails this test at its limit.
  const waiting = pause(3_600_000, leaving.signal);
  leaving.abort();
  await waiting;
  await pause(3_600_000, leaving.signal);
  expect(leaving.signal.aborted).toBe(true);
});
