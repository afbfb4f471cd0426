import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:00' };
const at = (instant: string) => Date.parse(instant);

test('quiet hours over midnight end in the morning', () => {
  expect(quietUntil(at('2026-01-11T03:30:00Z'), night)).toBe('2026-01-11T12:00:00.000Z');
  expect(quietUntil(at('2026-01-11T11:59:00Z'), night)).toBe('2026-01-11T12:00:00.000Z');
  expect(quietUntil(at('2026-01-11T12:00:00Z'), night)).toBeNull();
  expect(quietUntil(at('2026-01-11T02:59:00Z'), night)).toBeNull();
});

test('quiet hours within a day end on that day', () => {
  const school = { from: '08:00', to: '15:30' };
  expect(quietUntil(at('2026-06-01T14:00:00Z'), school)).toBe('2026-06-01T19:30:00.000Z');
  expect(quietUntil(at('2026-06-01T20:00:00Z'), school)).toBeNull();
});

test('quiet hours over a clock change end by the new time', () => {
  expect(quietUntil(at('2026-03-08T05:00:00Z'), night)).toBe('2026-03-08T11:00:00.000Z');
});

test('returns null without quiet hours, or for hours of zero length', () => {
  expect(quietUntil(at('2026-01-11T03:30:00Z'), null)).toBeNull();
  expect(quietUntil(at('2026-01-11T03:30:00Z'), { from: '22:00', to: '22:00' })).toBeNull();
});
