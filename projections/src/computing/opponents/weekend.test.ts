import { expect, test } from 'vitest';
import { comingWeekend, saturdaysIn, weekendIn, weekendOf } from './weekend.ts';

const season = { startsOn: '2026-09-01', endsOn: '2027-04-30' };

test.each([
  ['2026-12-04', '2026-12-05'],
  ['2026-12-05', '2026-12-05'],
  ['2026-12-06', '2026-12-12'],
  ['2026-12-31', '2027-01-02'],
])('the weekend after %s begins on %s', (today, saturday) => {
  expect(comingWeekend(today).saturday).toBe(saturday);
});

test('a Sunday belongs to the weekend of the day before', () => {
  expect(weekendOf('2026-12-06')).toEqual({ saturday: '2026-12-05', sunday: '2026-12-06' });
  expect(weekendOf('2026-12-07').saturday).toBe('2026-12-12');
});

test('defaults to the first weekend of a coming season, and to none of a finished season', () => {
  expect(weekendIn(season, '2026-07-01', undefined)?.saturday).toBe('2026-09-05');
  expect(weekendIn(season, '2026-12-01', undefined)?.saturday).toBe('2026-12-05');
  expect(weekendIn(season, '2027-04-26', undefined)).toBeNull();
  expect(weekendIn(season, '2027-06-01', '2026-12-06')?.saturday).toBe('2026-12-05');
});

test('offers the coming Saturdays of the season, and the chosen Saturday at any date', () => {
  expect(saturdaysIn(season, '2026-12-01', null)).toHaveLength(12);
  const late = saturdaysIn(season, '2027-04-15', weekendOf('2026-10-10'));
  expect(late).toEqual(['2026-10-10', '2027-04-17', '2027-04-24']);
  expect(saturdaysIn(season, '2027-06-01', null)).toEqual([]);
});
