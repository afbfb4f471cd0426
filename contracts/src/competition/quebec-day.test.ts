import { expect, test } from 'vitest';
import { dayInQuebec, endOfDayInQuebec } from './quebec-day.ts';

test('a day ends at midnight in Quebec, in winter and in summer', () => {
  expect(endOfDayInQuebec('2025-01-15')).toBe('2025-01-16T04:59:59.999Z');
  expect(endOfDayInQuebec('2025-07-15')).toBe('2025-07-16T03:59:59.999Z');
});

test('ends a day with a clock change by the new time', () => {
  expect(endOfDayInQuebec('2025-03-09')).toBe('2025-03-10T03:59:59.999Z');
  expect(endOfDayInQuebec('2025-03-08')).toBe('2025-03-09T04:59:59.999Z');
  expect(endOfDayInQuebec('2024-11-03')).toBe('2024-11-04T04:59:59.999Z');
});

test('the end of a day is within that day, and one millisecond later is the next day', () => {
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2026, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const end = endOfDayInQuebec(day);
    expect(dayInQuebec(end)).toBe(day);
    const next = new Date(at + 86_400_000).toISOString().slice(0, 10);
    expect(dayInQuebec(new Date(Date.parse(end) + 1).toISOString())).toBe(next);
  }
});

test('returns days and instants outside the valid range unchanged or clamped', () => {
  expect(endOfDayInQuebec('0000-01-01')).toMatch(/^0000-01-02T0/);
  expect(endOfDayInQuebec('9999-12-31')).toBe('9999-12-31T23:59:59.999Z');
  expect([endOfDayInQuebec('275000-01-01'), endOfDayInQuebec(''), dayInQuebec('never')]).toEqual([
    '275000-01-01',
    '',
    'never',
  ]);
});
