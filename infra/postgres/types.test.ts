import { types } from 'pg';
import { expect, test } from 'vitest';
import { isoInstant, parserOf } from './types.ts';

test('formats an instant in UTC as ISO 8601 with three digits of milliseconds', () => {
  expect(isoInstant('2026-01-31 12:00:00+00')).toBe('2026-01-31T12:00:00.000Z');
  expect(isoInstant('2026-01-31 12:00:00.5+00')).toBe('2026-01-31T12:00:00.500Z');
  expect(isoInstant('2026-01-31 12:00:00.123456+00')).toBe('2026-01-31T12:00:00.123Z');
});

test('converts an instant with another offset to UTC', () => {
  expect(isoInstant('2026-01-31 07:30:00-04:30')).toBe('2026-01-31T12:00:00.000Z');
});

test('returns a date unchanged and all digits of a bigint', () => {
  expect(parserOf(types.builtins.DATE, 'text')('2026-01-31')).toBe('2026-01-31');
  expect(parserOf(types.builtins.INT8, 'text')('9007199254740993')).toBe('9007199254740993');
});
