import { afterEach, expect, test, vi } from 'vitest';
import { bypassCaches, headersOfQueries } from './refetch.ts';

afterEach(() => void vi.useRealTimers());

test('sends `no-cache` for two seconds after a known change', () => {
  // Other tests in the same worker may have called it before.
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  expect(headersOfQueries()).toEqual({});
  bypassCaches();
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1_999);
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1);
  expect(headersOfQueries()).toEqual({});
});
