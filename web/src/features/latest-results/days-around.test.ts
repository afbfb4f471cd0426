import { expect, test } from 'vitest';
import { daysAround } from './days-around.ts';

const days = ['2026-11-28', '2026-11-21', '2026-12-05'].map((date) => ({ date }));
const around = (date: string) => daysAround(days, date).map((day) => day.date);

test('returns the nearest days with games before and after a day without any', () => {
  expect(around('2026-11-25')).toEqual(['2026-11-21', '2026-11-28']);
});

test('returns one day before the first game and after the last one', () => {
  expect(around('2026-09-01')).toEqual(['2026-11-21']);
  expect(around('2027-04-01')).toEqual(['2026-12-05']);
});

test('returns no day in a season without games', () => {
  expect(daysAround([], '2026-11-25')).toEqual([]);
});
