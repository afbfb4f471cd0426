import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixToday, today } from './today.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-25T03:00:00Z') }));
afterEach(() => {
  fixToday(null);
  vi.useRealTimers();
});

test('today is the day in Quebec by the clock', () => {
  expect(today()).toBe('2026-11-24');
});

test('today is the fixed day of the site', () => {
  fixToday('2026-11-08');
  expect(today()).toBe('2026-11-08');
});
