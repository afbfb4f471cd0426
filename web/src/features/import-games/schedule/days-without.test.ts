import { expect, test } from 'vitest';
import { daysWithout } from './days-without.ts';

const season = { startsOn: '2026-09-01', endsOn: '2027-04-30' };
const endsOf = (text: string) => {
  const { days, unread } = daysWithout([text], season);
  return [days[0], days.at(-1), days.length, ...unread];
};

test.each([
  '19 déc au 9 janv',
  'du 19 décembre au 9 janvier',
  '19 déc – 9 janv',
  '19 déc - 9 janv',
  '2026-12-19 au 2027-01-09',
  '2026-12-19..2027-01-09',
  'Dec 19 to Jan 9',
  'from December 19 until January 9',
])('reads the range %s', (text) => {
  expect(endsOf(text)).toEqual(['2026-12-19', '2027-01-09', 22]);
});

test('reads a range of days with the month at either end, and a single day', () => {
  expect(endsOf('19 au 24 déc')).toEqual(['2026-12-19', '2026-12-24', 6]);
  expect(endsOf('1er – 3 mars')).toEqual(['2027-03-01', '2027-03-03', 3]);
  expect(endsOf('Dec 19 – 24')).toEqual(['2026-12-19', '2026-12-24', 6]);
  expect(endsOf('2027-03-06')).toEqual(['2027-03-06', '2027-03-06', 1]);
});

test('reports parts that are neither a day nor a range, and a range that ends before it begins', () => {
  const unread = ['Noël', '19 déc au Noël', '9 janv au 19 déc', '1 oct - 2 oct - 3 oct'];
  expect(daysWithout(unread, season)).toEqual({ days: [], unread });
});
