import { expect, test } from 'vitest';
import { dateIn, orderOfDates } from './read-date.ts';

test.each([
  ['2025-03-08', '2025-03-08'],
  ['8/3/2025', '2025-03-08'],
  ['03/25/2025', '2025-03-25'],
  ['8 mars 2025', '2025-03-08'],
  ['le samedi 1er février 2025', '2025-02-01'],
  ['Sat. March 8th, 2025', '2025-03-08'],
  ['dim. 9 août 2026', '2026-08-09'],
  ['30 février 2025', null],
  ['2025-13-01', null],
  ['8 mars', null],
  ['Boréals 2025', null],
])('reads %s as the day %s', (cell, day) => {
  expect(dateIn(cell)).toBe(day);
});

test.each([
  ['8 mars', '2025-03-08'],
  ['sam. 9 novembre', '2024-11-09'],
  ['le samedi 9 novembre', '2024-11-09'],
  ['Sat, Nov 9', '2024-11-09'],
  ['mar. 12 nov.', '2024-11-12'],
  ['mars 4', '2025-03-04'],
  ['10-janv-25', '2025-01-10'],
  ['08/03/25', '2025-03-08'],
  ['12/11/24', '2024-11-12'],
  ['25-03-08', '2025-03-08'],
  ['10/3/2024', '2024-10-03'],
  ['8 juillet', null],
  ['08/07/25', null],
  ['Marins 2', null],
  ['Mardi', null],
])('within a season, reads %s as the day %s', (cell, day) => {
  expect(dateIn(cell, { startsOn: '2024-09-01', endsOn: '2025-04-30' })).toBe(day);
});

const season = { startsOn: '2026-08-15', endsOn: '2027-05-15' };

test.each([
  [['03/04/2027', '03/20/2027'], 'month-first'],
  [['03/04/2027', '20/03/2027'], 'day-first'],
  [['03/04/2027', '04/05/2027'], 'unclear'],
  [['03/04/2027', '10/05/2026'], 'month-first'],
  // Each fits one order only: they contradict each other.
  [['03/04/2027', '20/03/2027', '03/20/2027'], 'unclear'],
  // October 5 is in the season, May 10 of that year is not.
  [['10/05/2026'], null],
  // The same day in any order.
  [['03/03/2027'], null],
  [['2027-03-04', '3 avril'], null],
  // April 3, 2027 is a Saturday.
  [['sam. 03/04/2027'], null],
  [['26-10-05', '26-11-06'], null],
])('the dates %j are written %s', (cells, order) => {
  expect(orderOfDates(cells, season)).toBe(order);
});

test('reads a date in the order of its column, and no date when the order is unclear', () => {
  expect(dateIn('03/04/2027', season, 'month-first')).toBe('2027-03-04');
  expect(dateIn('03/04/2027', season, 'day-first')).toBe('2027-04-03');
  expect(dateIn('03/04/2027', season, 'unclear')).toBeNull();
  expect(dateIn('20/03/2027', season, 'unclear')).toBe('2027-03-20');
  expect(dateIn('sam. 03/04/2027', season)).toBe('2027-04-03');
  expect(dateIn('Thu 03/04/2027', season)).toBe('2027-03-04');
  expect(dateIn('Loups 03/04/2027', season)).toBeNull();
});
