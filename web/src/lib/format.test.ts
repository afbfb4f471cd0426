import { expect, test } from 'vitest';
import { formatDay, formatDays, formatSigned, formatSignedDecimal, formatTime } from './format.ts';
import { inLanguage } from './lang.ts';

const both = (format: () => string) => [inLanguage('fr', format), inLanguage('en', format)];

test('days are words of their language, the first of a month « 1er »', () => {
  expect(both(() => formatDay('2025-03-08'))).toEqual(['8 mars 2025', 'March 8, 2025']);
  expect(both(() => formatDay('2025-02-01'))[0]).toBe('1er février 2025');
  expect(both(() => formatDay('2025-02-21'))[0]).toBe('21 février 2025');
});

test('a span of days says month and year once where it can', () => {
  expect(both(() => formatDays('2025-03-01', '2025-03-03'))).toEqual(['1er–3 mars 2025', 'March 1–3, 2025']);
  expect(both(() => formatDays('2025-02-28', '2025-03-01'))).toEqual([
    '28 février – 1er mars 2025',
    'February 28 – March 1, 2025',
  ]);
  expect(both(() => formatDays('2025-12-30', '2026-01-02'))[0]).toBe('30 décembre 2025 – 2 janvier 2026');
  expect(both(() => formatDays('2025-03-08', '2025-03-08'))[0]).toBe('8 mars 2025');
});

test('times of day follow the custom of the language', () => {
  expect(both(() => formatTime('19:30'))).toEqual(['19\u00a0h\u00a030', '7:30\u00a0p.m.']);
  expect(both(() => formatTime('00:05'))).toEqual(['0\u00a0h\u00a005', '12:05\u00a0a.m.']);
});

test('differences carry their sign, and nothing has none', () => {
  expect([formatSigned(7), formatSigned(-3), formatSigned(0)]).toEqual(['+7', '−3', '0']);
  expect([formatSignedDecimal(1.256), formatSignedDecimal(-0.001)]).toEqual(['+1,26', '0,00']);
});
