import { expect, test } from 'vitest';
import { isoInstant, parserOf } from './types.ts';

test('an instant in UTC becomes ISO 8601 with three digits of milliseconds', () => {
  expect(isoInstant('2026-01-31 12:00:00+00')).toBe('2026-01-31T12:00:00.000Z');
  expect(isoInstant('2026-01-31 12:00:00.5+00')).toBe('2026-01-31T12:00:00.500Z');
  expect(isoInstant('2026-01-31 12:00:00.123456+00')).toBe('2026-01-31T12:00:00.123Z');
});

test('an instant with another offset is brought to UTC', () => {
  expect(isoInstant('2026-01-31 07:30:00-04:30')).toBe('2026-01-31T12:00:00.000Z');
});

test('a day stays the day it is and a bigint keeps all its digits', () => {
  expect(parserOf(1082, 'text')('2026-01-31')).toBe('2026-01-31');
  expect(parserOf(20, 'text')('9007199254740993')).toBe('9007199254740993');
});
