import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const season = { startsOn: '2026-09-01', endsOn: '2026-10-31' };
const event = (uid: string, title: string, lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SUMMARY:${title}`,
  ...lines,
  'END:VEVENT',
];
/** A calendar of a game with these lines, and of another one. */
const read = (...lines: string[]) => {
  const other = event('other', 'Castors vs Loups', ['DTSTART:20261003T150000']);
  const all = ['BEGIN:VCALENDAR', ...event('odd', 'Lynx vs Loups', lines), ...other, 'END:VCALENDAR', ''];
  const { games, left } = readCalendar(all.join('\r\n'), 10, season);
  return {
    games: games.map(({ home, date, time }) => `${home} ${date} ${time ?? '-'}`),
    left: left.map(({ reason }) => reason),
  };
};
const other = 'Castors 2026-10-03 15:00';

test.each([
  ['no day', ['DTSTART:'], 'missing-value'],
  ['part of a day', ['DTSTART:202610'], 'missing-value'],
  ['a day in another form', ['DTSTART:2026-10-10T15:00:00'], 'missing-value'],
  ['a day that does not exist', ['DTSTART:20261310T150000'], 'missing-value'],
  ['an hour that does not exist', ['DTSTART:20261010T256000'], 'missing-value'],
  ['an original day that is none', ['DTSTART:20261010T150000', 'RECURRENCE-ID:demain'], 'missing-value'],
  [
    'exceptions that are none',
    ['DTSTART:20261010T150000', 'RRULE:FREQ=WEEKLY', 'EXDATE:demain'],
    'missing-value',
  ],
  ['an unknown rule', ['DTSTART:20261010T150000', 'RRULE:FREQ=FORTNIGHTLY'], 'unread-recurrence'],
  ['a rule of unknown days', ['DTSTART:20261010T150000', 'RRULE:FREQ=WEEKLY;BYDAY=SAM'], 'unread-recurrence'],
  ['a rule until no day', ['DTSTART:20261010T150000', 'RRULE:FREQ=WEEKLY;UNTIL=demain'], 'unread-recurrence'],
])('a game with %s is left out with the reason, and the others are read', (_, lines, reason) => {
  expect(read(...lines)).toEqual({ games: [other], left: [reason] });
});

test.each([
  ['a day without VALUE=DATE', ['DTSTART:20261010'], '-'],
  [
    'a folded time',
    ['DTSTART;TZID=/example.org/a-long-name-of-a-program/20250101_1/America/Toronto:20261010', ' T150000'],
    '15:00',
  ],
  ['a time without seconds', ['DTSTART;TZID=America/Toronto:20261010T1500'], '15:00'],
  [
    'a text that is not indented',
    ['DTSTART:20261010T150000', 'DESCRIPTION:Apporter', 'les deux chandails'],
    '15:00',
  ],
  ['an unreadable value that no game needs', ['DTSTART:20261010T150000', 'GEO:ici', 'SEQUENCE:b'], '15:00'],
])('a game with %s is read', (_, lines, time) => {
  expect(read(...lines)).toEqual({ games: [`Lynx 2026-10-10 ${time}`, other], left: [] });
});
