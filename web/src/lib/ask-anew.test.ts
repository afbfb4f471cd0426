import { afterEach, expect, test, vi } from 'vitest';
import { askAnew, headersOfQueries } from './ask-anew.ts';

afterEach(() => void vi.useRealTimers());

test('for two seconds after a change is known, questions ask for nothing kept', () => {
  vi.useFakeTimers();
  expect(headersOfQueries()).toEqual({});
  askAnew();
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1_999);
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1);
  expect(headersOfQueries()).toEqual({});
});
