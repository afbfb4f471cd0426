import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayAt,
  formatBareDays,
  formatDays,
  formatDaysFrom,
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
const fromMarch = (day: string) => both(() => formatDaysFrom('2025-03-08', day));

test('formats days in each language, with « 1er » in French', () => {
  expect(both(() => formatDay('2025-03-08'))).toEqual(['8 mars 2025', 'March 8, 2025']);
  expect(both(() => formatDay('2025-02-01'))[0]).toBe('1er février 2025');
  expect(both(() => formatDay('2025-02-21'))[0]).toBe('21 février 2025');
});

test('formats the day of an instant in Quebec’s time zone', () => {
  expect(formatDayAt('2025-03-09T03:30:00.000Z')).toBe('8 mars 2025');
  expect(formatDayAt('2025-03-09T05:30:00.000Z')).toBe('9 mars 2025');
});

test('formats a range of days without repeating month and year', () => {
  expect(both(() => formatDays('2025-03-01', '2025-03-03'))).toEqual(['1er–3 mars 2025', 'March 1–3, 2025']);
  expect(both(() => formatDays('2025-02-28', '2025-03-01'))).toEqual([
    '28 février – 1er mars 2025',
    'February 28 – March 1, 2025',
  ]);
  expect(both(() => formatDays('2025-12-30', '2026-01-02'))[0]).toBe('30 décembre 2025 – 2 janvier 2026');
  expect(both(() => formatDays('2025-03-08', '2025-03-08'))[0]).toBe('8 mars 2025');
});

test('a range of days without its year names a month once', () => {
  expect(both(() => formatBareDays('2026-11-16', '2026-11-22'))).toEqual(['16–22 nov.', 'Nov 16–22']);
  expect(both(() => formatBareDays('2026-11-30', '2026-12-06'))[0]).toBe('30 nov. – 6 déc.');
  expect(both(() => formatBareDays('2026-11-01', '2026-11-07'))[0]).toBe('1er–7 nov.');
});
test('formats a day relative to another day', () => {
  expect(fromMarch('2025-03-08')).toEqual(['aujourd’hui', 'today']);
  expect(fromMarch('2025-03-15')).toEqual(['dans 7 jours', 'in 7 days']);
  expect(fromMarch('2025-03-07')).toEqual(['hier', 'yesterday']);
  expect(fromMarch('someday')).toEqual(['someday', 'someday']);
});

test('formats times of day as each language does', () => {
  expect(both(() => formatTime('19:30'))).toEqual(['19\u00a0h\u00a030', '7:30\u00a0p.m.']);
  expect(both(() => formatTime('00:05'))).toEqual(['0\u00a0h\u00a005', '12:05\u00a0a.m.']);
});

test('formats differences with their sign, and zero without a sign', () => {
  expect([formatSigned(7), formatSigned(-3), formatSigned(0)]).toEqual(['+7', '−3', '0']);
  expect([formatSignedDecimal(1.256), formatSignedDecimal(-0.001)]).toEqual(['+1,26', '0,00']);
});

test('a number that rounds to zero has no sign', () => {
  const texts = [formatNumber(-0), formatDecimal(-0), formatDecimal(-0.004), formatPercent(-0.000_1)];
  expect(texts).toEqual(['0', '0,00', '0,00', '0\u00a0%']);
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

test('formats an instant in Quebec’s time, with its time on one line', () => {
  inLanguage('fr', () => {
    for (const at of ['2026-11-24T13:58:00Z', new Date('2026-11-24T13:58:00Z')])
      expect(formatInstant(at)).toBe('24 nov. 2026, 8\u00a0h\u00a058');
  });
  inLanguage('en', () => expect(formatInstant('2026-11-24T13:58:00Z')).toBe('Nov 24, 2026, 8:58\u00a0a.m.'));
  inLanguage('fr', () =>
    expect(formatInstant('2026-11-02T02:00:00Z')).toBe('1er nov. 2026, 21\u00a0h\u00a000'),
  );
});

test('formats any input without throwing; invalid days, instants and times are returned unchanged', () => {
  for (const lang of ['fr', 'en'] as const)
    inLanguage(lang, () => {
      for (const odd of oddDays) {
        const texts = [formatDay(odd), formatDay(odd, 'full'), formatInstant(odd), formatTime(odd)];
        expect(texts.every((text) => typeof text === 'string')).toBe(true);
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
