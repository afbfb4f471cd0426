import { afterEach, expect, test, vi } from 'vitest';
import { askAnew, headersOfQueries } from './ask-anew.ts';

afterEach(() => void vi.useRealTimers());

test('for two seconds after a change is known, questions ask for nothing kept', () => {
  // Tests that ran before in the same worker may have called it.
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  expect(headersOfQueries()).toEqual({});
  askAnew();
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1_999);
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1);
  expect(headersOfQueries()).toEqual({});
});
