import { afterEach, expect, test, vi } from 'vitest';
import { askAnew, headersOfQuestions } from './ask-anew.ts';

afterEach(() => void vi.useRealTimers());

test('for two seconds after a change is known, questions ask for nothing kept', () => {
  vi.useFakeTimers();
  expect(headersOfQuestions()).toEqual({});
  askAnew();
  expect(headersOfQuestions()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1_999);
  expect(headersOfQuestions()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1);
  expect(headersOfQuestions()).toEqual({});
});
