import { expect, test } from 'vitest';
import {
  formatDay,
  formatDays,
  formatDecimal,
  formatInstant,
  formatList,
  formatNumber,
  formatPercent,
  formatSigned,
  formatSignedDecimal,
  formatTime,
} from './format.ts';
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

test('a number that is rounded to nothing has no sign', () => {
  const said = [formatNumber(-0), formatDecimal(-0), formatDecimal(-0.004), formatPercent(-0.000_1)];
  expect(said).toEqual(['0', '0,00', '0,00', '0\u00a0%']);
});

const oddTexts = ['', ' ', 'x', '0000-01-01', '0001-01-01', '275000-01-01', '+275760-09-13', '-000001-01-01'];
const oddDays = [
  ...oddTexts,
  '2021-02-30',
  '2021-13-01',
  '9999-12-31',
  '\ud800',
  '25:61',
  '2021-11-15T99:99Z',
];
const oddNumbers = [-0, 0.5, 1e21, -1e308, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];

test('whatever an event holds is said somehow: what is no day, instant or time as it is written', () => {
  for (const lang of ['fr', 'en'] as const)
    inLanguage(lang, () => {
      for (const odd of oddDays) {
        const said = [formatDay(odd), formatDay(odd, 'full'), formatInstant(odd), formatTime(odd)];
        expect(said.every((text) => typeof text === 'string')).toBe(true);
        for (const other of oddDays) expect(formatDays(odd, other)).not.toContain('Invalid');
      }
      for (const odd of oddNumbers)
        for (const format of [formatNumber, formatDecimal, formatPercent, formatSigned, formatSignedDecimal])
          expect(format(odd)).not.toBe('');
      expect(formatList(['\ud800', ''])).toContain('\ud800');
    });
  expect([formatDay('2021-02-3x'), formatInstant('yesterday'), formatTime('noon')]).toEqual([
    '2021-02-3x',
    'yesterday',
    'noon',
  ]);
});
