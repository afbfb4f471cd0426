import { expect, test } from 'vitest';
import { datesInYear } from './season-year.ts';

test.each([
  ['the usual dates', ['2026-09-01', '2027-04-30'], '2031', ['2031-09-01', '2032-04-30']],
  ['dates chosen by the member', ['2026-08-22', '2027-03-21'], '2025', ['2025-08-22', '2026-03-21']],
  ['a season that starts in winter', ['2027-01-09', '2027-04-30'], '2027', ['2028-01-09', '2028-04-30']],
  ['a season within one autumn', ['2026-09-01', '2026-12-19'], '2027', ['2027-09-01', '2027-12-19']],
  ['a leap day', ['2027-09-01', '2028-02-29'], '2028', ['2028-09-01', '2029-02-28']],
  ['missing dates', ['', ''], '2031', ['2031-09-01', '2032-04-30']],
  ['a missing start', ['', '2027-03-21'], '2031', ['2031-09-01', '2032-03-21']],
  ['a missing end', ['2026-08-22', ''], '2031', ['2031-08-22', '2032-04-30']],
])('%s follow the year', (_, [startsOn = '', endsOn = ''], year, dates) => {
  const moved = datesInYear({ startsOn, endsOn }, year);
  expect([moved?.startsOn, moved?.endsOn]).toEqual(dates);
});

test.each(['', '2', '203', '20311', '20x1'])('returns null for dates while the year is “%s”', (year) => {
  expect(datesInYear({ startsOn: '2026-09-01', endsOn: '2027-04-30' }, year)).toBeNull();
});
