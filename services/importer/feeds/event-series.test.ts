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

test('a series is read game by game, with those that were moved, cancelled or taken out', () => {
  expect(whenIn(weekly, moved, cancelled).toSorted()).toEqual([
    '2026-10-03 15:00 scheduled',
    '2026-10-18 17:00 scheduled',
    '2026-10-24 15:00 cancelled',
  ]);
});

const numbers = (...events: string[]) =>
  new Map(read(...events).games.map(({ number, date }) => [date, number]));
test('each game of a series keeps its number when it moves', () => {
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
  ['every second', 'RRULE:FREQ=SECONDLY'],
  ['never', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['each month', 'RRULE:FREQ=MONTHLY;BYDAY=1SA'],
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
