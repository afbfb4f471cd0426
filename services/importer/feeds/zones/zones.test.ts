import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCalendar } from '../read-calendar.ts';

const calendar = (zones: string, events: string) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', zones, events, 'END:VCALENDAR', '']
    .filter((line) => line !== '\n')
    .join('\r\n');
const game = (start: string) =>
  ['BEGIN:VEVENT', `UID:${start}`, `DTSTART${start}`, 'SUMMARY:Lynx vs Loups', 'END:VEVENT'].join('\r\n');
const zone = (tzid: string, ...observances: string[]) =>
  ['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
const observance = (name: string, start: string, from: string, to: string, ...more: string[]) =>
  [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    ...more,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${name}`,
  ].join('\r\n');
const whenIn = (text: string) => readCalendar(text, 1_000).games.map(({ date, time }) => `${date} ${time}`);

test('reads a team calendar with its own time zones and those of Windows and IANA', () => {
  const sample = readFileSync(new URL('../samples/team-calendar.ics', import.meta.url), 'utf8');
  const { games, left } = readCalendar(sample, 100);
  expect(left).toEqual([]);
  expect(games.map(({ date, time, home, away }) => [date, time, home, away])).toEqual([
    ['2026-10-03', '10:00', 'Loups', 'Lynx'],
    ['2026-10-10', '10:00', 'Lynx', 'Titans'],
    ['2026-10-17', '19:30', 'Titans', 'Loups'],
    ['2026-11-14', '10:00', 'Titans', 'Loups'],
    ['2026-11-21', '15:30', 'Lynx', 'Loups'],
  ]);
});

const winter = observance(
  'STANDARD',
  '20071104T020000',
  '-0300',
  '-0400',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
);
const summer = observance(
  'DAYLIGHT',
  '20070311T020000',
  '-0400',
  '-0300',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
);

test('prefers a time zone of the file to another one with the same name, and follows its rules', () => {
  const own = calendar(
    zone('America/Vancouver', winter, summer),
    [
      game(';TZID=America/Vancouver:20261031T190000'),
      game(';TZID=America/Vancouver:20261101T190000'),
      game(';TZID=America/Vancouver:20270313T190000'),
      game(';TZID=America/Vancouver:20270314T190000'),
    ].join('\r\n'),
  );
  expect(whenIn(own)).toEqual([
    '2026-10-31 18:00',
    '2026-11-01 18:00',
    '2027-03-13 18:00',
    '2027-03-14 18:00',
  ]);
});

test('reads a zone without summer time, and one of listed changes', () => {
  const still = zone('Sans été', observance('STANDARD', '19700101T000000', '-0400', '-0400'));
  const listed = zone(
    'Liste',
    observance('STANDARD', '20251102T020000', '-0300', '-0400', 'RDATE:20261101T020000'),
    observance('DAYLIGHT', '20260308T020000', '-0400', '-0300'),
  );
  const events = [
    game(';TZID=Sans été:20261003T120000'),
    game(';TZID=Sans été:20261121T120000'),
    game(';TZID=Liste:20261003T120000'),
    game(';TZID=Liste:20261121T120000'),
  ];
  expect(whenIn(calendar(`${still}\r\n${listed}`, events.join('\r\n')))).toEqual([
    '2026-10-03 12:00',
    '2026-11-21 11:00',
    '2026-10-03 11:00',
    '2026-11-21 11:00',
  ]);
});

test.each([
  [':20261121T203000Z', '2026-11-21 15:30'],
  [':20261121T153000', '2026-11-21 15:30'],
  [';TZID=/example.org/20250101_1/America/Halifax:20261121T153000', '2026-11-21 14:30'],
  [';TZID=Romance Standard Time:20261121T213000', '2026-11-21 15:30'],
  [';TZID=SA Western Standard Time:20261003T153000', '2026-10-03 15:30'],
  [';TZID=/freeassociation.sourceforge.net/Tzfile/America/Moncton:20261003T153000', '2026-10-03 14:30'],
  [';TZID="(UTC-04:00) Atlantic Time (Canada)":20261003T153000', '2026-10-03 14:30'],
  [';TZID="(UTC-05:00) Eastern Time (US & Canada)":20261003T153000', '2026-10-03 15:30'],
  [';TZID="(UTC-05:00) Est (É.-U. et Canada)":20261003T153000', '2026-10-03 15:30'],
  [';TZID=Heure avancée de l’Atlantique:20261003T153000', '2026-10-03 14:30'],
  // JavaScript takes AST for Alaska.
  [';TZID=AST:20261003T153000', '2026-10-03 14:30'],
  [';TZID=EDT:20261003T153000', '2026-10-03 15:30'],
  [';TZID="UTC-05:00":20261003T153000', '2026-10-03 16:30'],
  [';TZID=GMT-0400:20261003T153000', '2026-10-03 15:30'],
])('%s is %s in Quebec', (start, when) => {
  expect(whenIn(calendar('', game(start)))).toEqual([when]);
});

test.each([
  'Notre fuseau',
  'Customized Time Zone',
  'tzone://Microsoft/Custom',
  // Egypt for JavaScript.
  'ART',
  'CST',
  'Eastern Time (Mexico)',
  'UTC-25:00',
])('a game in an unknown zone is left out, with the reason: %s', (name) => {
  const { games, left } = readCalendar(calendar('', game(`;TZID="${name}":20261121T153000`)), 10);
  expect(games).toEqual([]);
  expect(left).toMatchObject([{ about: '2026-11-21 Lynx – Loups', reason: 'unknown-zone', value: name }]);
});

test.each([
  ['every second', 'RRULE:FREQ=SECONDLY'],
  ['never', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=SU'],
  ['every day', 'RRULE:FREQ=YEARLY;BYDAY=SU,MO,TU,WE,TH,FR,SA'],
])('rejects a zone whose clock changes %s', (_, rule) => {
  const odd = zone('Bizarre', observance('STANDARD', '19700101T000000', '-0400', '-0300', rule));
  expect(readCalendar(calendar(odd, game(';TZID=Bizarre:20261121T153000')), 10).left).toMatchObject([
    { reason: 'unknown-zone' },
  ]);
  // The name of a zone that everybody knows still means that zone.
  const known = zone('America/Halifax', observance('STANDARD', '19700101T000000', '-0400', '-0300', rule));
  expect(whenIn(calendar(known, game(';TZID=America/Halifax:20261121T153000')))).toEqual([
    '2026-11-21 14:30',
  ]);
});
