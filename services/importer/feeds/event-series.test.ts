import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:serie', 'SUMMARY:Lynx vs Loups', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const season = { startsOn: '2026-09-01', endsOn: '2027-08-31' };
const read = (...events: string[]) => readCalendar(calendar(...events), 1_000, season);
const whenIn = (...events: string[]) =>
  read(...events).games.map(({ date, time, status }) => [date, time, status].join(' '));

const weekly = event(
  'DTSTART;TZID=America/Toronto:20261003T150000',
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'EXDATE;TZID=America/Toronto:20261010T150000',
);
const moved = event('RECURRENCE-ID:20261017T190000Z', 'DTSTART;TZID=America/Toronto:20261018T170000');
const cancelled = event(
  'RECURRENCE-ID;TZID=America/Toronto:20261024T150000',
  'DTSTART;TZID=America/Toronto:20261024T150000',
  'STATUS:CANCELLED',
);

test('reads each game of a series, also when it is moved, cancelled or removed', () => {
  expect(whenIn(weekly, moved, cancelled).toSorted()).toEqual([
    '2026-10-03 15:00 scheduled',
    '2026-10-18 17:00 scheduled',
    '2026-10-24 15:00 cancelled',
  ]);
});

const numbers = (...events: string[]) =>
  new Map(read(...events).games.map(({ number, date }) => [date, number]));
test('each game of a series has the same number after a move', () => {
  const before = numbers(weekly);
  const after = numbers(weekly, moved);
  expect(new Set(before.values()).size).toBe(3);
  expect(after.get('2026-10-18')).toBe(before.get('2026-10-17'));
  // An event that becomes a series stays the same game.
  const alone = numbers(event('DTSTART;TZID=America/Toronto:20261003T150000'));
  expect(before.get('2026-10-03')).toBe(alone.get('2026-10-03'));
});

test('an endless series ends with the season, and begins with it', () => {
  const days = whenIn(event('DTSTART:20260801T150000', 'RRULE:FREQ=WEEKLY'));
  expect(days[0]).toBe('2026-09-05 15:00 scheduled');
  expect(days.at(-1)).toBe('2027-08-28 15:00 scheduled');
  expect(days).toHaveLength(52);
});

test.each([
  ['the first Saturday', 'RRULE:FREQ=MONTHLY;BYDAY=1SA;COUNT=4', ['11-07', '12-05', '01-02']],
  [
    'the first Saturday, as Outlook writes it',
    'RRULE:FREQ=MONTHLY;BYDAY=SA;BYSETPOS=1;COUNT=4',
    ['11-07', '12-05', '01-02'],
  ],
  [
    'a Saturday of the first week',
    'RRULE:FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=1,2,3,4,5,6,7;COUNT=4',
    ['11-07', '12-05', '01-02'],
  ],
  ['the day of the first game', 'RRULE:FREQ=MONTHLY;COUNT=4', ['11-03', '12-03', '01-03']],
  ['two days', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=3,17;COUNT=4', ['10-17', '11-03', '11-17']],
  ['every other month', 'RRULE:FREQ=MONTHLY;INTERVAL=2;COUNT=3', ['12-03', '02-03']],
  ['until a day', 'RRULE:FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261231T000000', ['11-07', '12-05']],
])('a game repeated each month on %s is read', (_, rule, later) => {
  const days = whenIn(event('DTSTART:20261003T150000', rule)).map((when) => when.slice(5, 10));
  expect(days).toEqual(['10-03', ...later]);
});

test('a game repeated on the last Friday or the 31st of each month is read', () => {
  const last = event('DTSTART:20261030T190000', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=4');
  expect(whenIn(last).map((when) => when.slice(0, 10))).toEqual([
    '2026-10-30',
    '2026-11-27',
    '2026-12-25',
    '2027-01-29',
  ]);
  const end = event('DTSTART:20261031T190000', 'RRULE:FREQ=MONTHLY;COUNT=3');
  expect(whenIn(end).map((when) => when.slice(0, 10))).toEqual(['2026-10-31', '2026-12-31', '2027-01-31']);
});

test('an endless monthly series begins and ends with the season', () => {
  const days = whenIn(event('DTSTART:20200104T150000', 'RRULE:FREQ=MONTHLY;BYDAY=1SA'));
  expect([days[0], days.at(-1), days.length]).toEqual([
    '2026-09-05 15:00 scheduled',
    '2027-08-07 15:00 scheduled',
    12,
  ]);
});

test.each([
  ['every second', 'RRULE:FREQ=SECONDLY'],
  ['never', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['each month, but not on its first day', 'RRULE:FREQ=MONTHLY;BYDAY=2SA'],
  ['on no day of a month', 'RRULE:FREQ=MONTHLY;BYDAY=6SA'],
  ['on the third of one Saturday', 'RRULE:FREQ=MONTHLY;BYDAY=1SA;BYSETPOS=3'],
  ['on a Saturday that cannot be', 'RRULE:FREQ=MONTHLY;BYDAY=5SA;BYMONTHDAY=3'],
  ['on the 28th or 31st that is a Friday', 'RRULE:FREQ=MONTHLY;INTERVAL=3;BYDAY=FR;BYMONTHDAY=28,31'],
  ['on 31 February', 'RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31'],
])('a game repeated %s is left out, with the reason', (_, rule) => {
  const { games, left } = read(event('DTSTART:20261003T150000', rule));
  expect(games).toEqual([]);
  expect(left).toMatchObject([{ about: '2026-10-03 Lynx – Loups', reason: 'unread-recurrence' }]);
});

test('a calendar’s event with the higher SEQUENCE replaces the other version of it', () => {
  const first = event('DTSTART:20261003T150000', 'SEQUENCE:1');
  const second = event('DTSTART:20261004T150000', 'SEQUENCE:2');
  expect(whenIn(second, first)).toEqual(['2026-10-04 15:00 scheduled']);
});

test('a calendar that cancels (METHOD:CANCEL) cancels its games', () => {
  expect(whenIn('METHOD:CANCEL', event('DTSTART:20261003T150000'))).toEqual(['2026-10-03 15:00 cancelled']);
});
