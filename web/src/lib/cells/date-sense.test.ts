import { expect, test } from 'vitest';
import { columnDateIn, dateIn, orderOfDates, readingsOf } from './read-date.ts';

const season = { startsOn: '2026-08-15', endsOn: '2027-05-15' };

test.each([
  // 2026-11-14 is a Saturday.
  ['sam. 14 nov.', '2026-11-14'],
  ['sam. 15 nov.', null],
  ['dim. 14 nov.', null],
  ['Sunday, November 14, 2026', null],
  ['Saturday, November 14, 2026', '2026-11-14'],
  ['samedi le 14 novembre 2026', '2026-11-14'],
  ['samedi le 15 novembre 2026', null],
  ['sam. 15/11/2026', null],
  ['sam. 14/11/2026', '2026-11-14'],
  ['Sat 11/14/2026', '2026-11-14'],
  ['Sun 11/14/2026', null],
  ['sam. 2026-11-15', null],
  ['sam. 2026-11-14', '2026-11-14'],
  ['2026-11-14 (sam)', '2026-11-14'],
  ['2026-11-15 (sam.)', null],
  ['14 nov. 2026 (sam.)', '2026-11-14'],
  ['14 nov (sam)', '2026-11-14'],
  ['14/11/2026 samedi', '2026-11-14'],
  ['15/11/2026 samedi', null],
  ['20261114', '2026-11-14'],
  ['20261399', null],
  ['mar. 3 mars', null],
  ['3 mar', '2027-03-03'],
  ['Mar 3, 2027', '2027-03-03'],
])('reads the day %s as %s, on its own weekday only', (cell, day) => {
  expect(dateIn(cell, season)).toBe(day);
});

test('a weekday decides the year of a date without a year', () => {
  const long = { startsOn: '2025-09-01', endsOn: '2026-12-31' };
  expect([dateIn('ven. 14 nov.', long), dateIn('sam. 14 nov.', long)]).toEqual(['2025-11-14', '2026-11-14']);
});

test.each([
  ['a day soon after the season', ['05/06/2027', '03/04/2027'], 'unclear'],
  ['a day soon before the season', ['08/09/2026', '04/03/2027'], 'unclear'],
  ['a day soon after, and one that fits one order', ['05/06/2027', '20/03/2027'], 'day-first'],
  ['a day long before the season', ['03/04/2027', '10/05/2026'], 'month-first'],
])('returns the order of dates with %s', (_, cells, order) => {
  expect(orderOfDates(cells, season)).toBe(order);
});

test('a day soon after the season is read in the order of its column', () => {
  expect(dateIn('05/06/2027', season, 'day-first')).toBe('2027-06-05');
  expect(dateIn('05/06/2027', season, 'month-first')).toBe('2027-05-06');
  expect(dateIn('05/06/2027', season, 'unclear')).toBeNull();
  expect(dateIn('05/06/2027', season)).toBe('2027-05-06');
});

test('reads a day and a month without a year in a column of dates only', () => {
  expect(dateIn('14/11', season)).toBeNull();
  expect(columnDateIn('14/11', season)).toBe('2026-11-14');
  expect(columnDateIn('11/14', season)).toBe('2026-11-14');
  expect(columnDateIn('sam. 14/11', season)).toBe('2026-11-14');
  expect(columnDateIn('dim. 14/11', season)).toBeNull();
  expect(columnDateIn('03/04', season, 'unclear')).toBeNull();
  expect(columnDateIn('03/04', season, 'day-first')).toBe('2027-04-03');
  expect(columnDateIn('14/11')).toBeNull();
  expect(orderOfDates(['14/11', '03/04'], season)).toBe('day-first');
  expect(orderOfDates(['03/04'], season)).toBe('unclear');
});

test('reads no day from a long text', () => {
  expect(readingsOf(`${'au '.repeat(60)}1/2/2027`, season)).toEqual([]);
  expect(dateIn(`${'samedi '.repeat(10)}14 novembre 2026`, season)).toBeNull();
});
