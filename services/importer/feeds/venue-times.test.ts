import { afterEach, expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const event = (start: string, location: string) =>
  `BEGIN:VEVENT\r\nUID:${start}\r\nDTSTART${start}\r\nSUMMARY:Lynx – Loups\r\nLOCATION:${location}\r\nEND:VEVENT\r\n`;
const read = (location: string, ...starts: string[]) =>
  readCalendar(
    `BEGIN:VCALENDAR\r\n${starts.map((start) => event(start, location)).join('')}END:VCALENDAR\r\n`,
    100,
  ).games;
const whenAt = (location: string, ...starts: string[]) =>
  read(location, ...starts).map(({ date, time }) => `${date} ${time}`);

const serversZone = process.env['TZ'];
afterEach(() => {
  if (serversZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = serversZone;
});

const instants = [':20261031T220000Z', ':20261101T230000Z', ':20270313T230000Z', ':20270314T220000Z'];

test.each(['UTC', 'Asia/Tokyo'])(
  'a server in %s reads the times of a calendar by the clock of the venue',
  (zone) => {
    process.env['TZ'] = zone;
    expect(whenAt('Aréna Wendell-Chiasson\\, Cap-aux-Meules', ...instants)).toEqual([
      '2026-10-31 19:00',
      '2026-11-01 19:00',
      '2027-03-13 19:00',
      '2027-03-14 19:00',
    ]);
    expect(whenAt('Aréna\\, Blanc-Sablon', ...instants)).toEqual([
      '2026-10-31 18:00',
      '2026-11-01 19:00',
      '2027-03-13 19:00',
      '2027-03-14 18:00',
    ]);
    expect(whenAt('Aréna Un\\, Magog', ...instants)).toEqual([
      '2026-10-31 18:00',
      '2026-11-01 18:00',
      '2027-03-13 18:00',
      '2027-03-14 18:00',
    ]);
  },
);

test('converts a time with a time zone, and reads one without as local to the venue', () => {
  expect(
    whenAt(
      'Aréna\\, Îles-de-la-Madeleine',
      ';TZID=America/Halifax:20261121T190000',
      ';TZID=America/Toronto:20261122T180000',
      ':20261123T190000',
    ),
  ).toEqual(['2026-11-21 19:00', '2026-11-22 19:00', '2026-11-23 19:00']);
});

test('finds the city in a street address when it is in another time zone, and uses that zone', () => {
  const address = 'Aréna Un\\, 1 chemin Principal\\, Cap-aux-Meules\\, QC';
  expect(read(address, ':20261121T230000Z')).toMatchObject([
    { venue: 'Aréna Un', city: 'Cap-aux-Meules', date: '2026-11-21', time: '19:00' },
  ]);
  expect(read('Aréna Un\\, 1 rue Blanc-Sablon\\, Magog\\, QC', ':20261121T230000Z')).toMatchObject([
    { venue: 'Aréna Un', time: '18:00' },
  ]);
});

test('finds the city last in a street address of a calendar of Rondelle, and in no other', () => {
  const location = 'LOCATION:Aréna Un\\, 601\\, rue Léon-Harmel\\, Granby';
  const calendarBy = (product: string) =>
    `BEGIN:VCALENDAR\r\nPRODID:-//${product}//FR\r\n${event(':20261121T190000', 'x').replace('LOCATION:x', location)}END:VCALENDAR\r\n`;
  const placeIn = (product: string) =>
    readCalendar(calendarBy(product), 100).games.map(({ venue, city }) => [venue, city]);
  expect(placeIn('Rondelle//Rondelle')).toEqual([['Aréna Un', 'Granby']]);
  expect(placeIn('Ligue//Rondelle')).toEqual([['Aréna Un', undefined]]);
});
