import { readCalendar } from '@rondelle/importer/feeds/read-calendar.ts';
import { expect, test } from 'vitest';
import { expectWithin } from '../support/within.ts';

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const game = (at: number, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${at}`, 'SUMMARY:Lynx vs Loups', ...lines, 'END:VEVENT'].join('\r\n');
const zone = (tzid: string, ...rules: string[]) =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...rules.flatMap((rule) => [
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      rule,
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0400',
      'END:STANDARD',
    ]),
    'END:VTIMEZONE',
  ].join('\r\n');
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const yearly = 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU';

test.each([
  [
    'thousands of zones, each with centuries of changes',
    () =>
      calendar(
        ...many(2_000, (at) => zone(`Z${at}`, yearly)),
        ...many(2_000, (at) => game(at, `DTSTART;TZID=Z${at}:20261121T153000`)),
      ),
  ],
  [
    'a zone with thousands of rules',
    () => calendar(zone('Z', ...many(5_000, () => yearly)), game(1, 'DTSTART;TZID=Z:20261121T153000')),
  ],
  [
    'zones whose clocks change every second, or on days that never come',
    () =>
      calendar(
        ...many(1_000, (at) =>
          zone(
            `Z${at}`,
            'RRULE:FREQ=SECONDLY',
            'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=SU',
            'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
          ),
        ),
        ...many(1_000, (at) => game(at, `DTSTART;TZID=Z${at}:20261121T153000`)),
      ),
  ],
  [
    'thousands of series of thousands of games, for centuries',
    () => calendar(...many(5_000, (at) => game(at, 'DTSTART:16010101T150000', 'RRULE:FREQ=DAILY'))),
  ],
  [
    'series repeated every second, or on days that never come',
    () =>
      calendar(
        ...many(2_000, (at) => game(at, 'DTSTART:20261121T153000', 'RRULE:FREQ=SECONDLY')),
        ...many(2_000, (at) =>
          game(5_000 + at, 'DTSTART:20261121T153000', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
        ),
      ),
  ],
  [
    'monthly series for centuries, or on days that hardly or never come',
    () =>
      calendar(
        ...many(1_000, (at) => game(at, 'DTSTART:16010106T153000', 'RRULE:FREQ=MONTHLY;BYDAY=1SA')),
        ...[
          'BYDAY=5SU;INTERVAL=6',
          'BYDAY=SA;BYMONTHDAY=31;INTERVAL=6',
          'BYMONTHDAY=31;INTERVAL=5',
          'BYDAY=SA;BYSETPOS=5',
          'BYDAY=6SA',
          'INTERVAL=12;BYMONTHDAY=31',
        ].flatMap((rule, kind) =>
          many(500, (at) =>
            game(2_000 + 500 * kind + at, 'DTSTART:20270228T153000', `RRULE:FREQ=MONTHLY;${rule}`),
          ),
        ),
      ),
  ],
])('%s are read fast, and none becomes a game at a wrong time', (what, text) => {
  const body = text();
  const began = performance.now();
  const { games, left } = readCalendar(body, 20_000, { startsOn: '2026-09-01', endsOn: '2027-08-31' });
  expectWithin(`reading ${what}`, performance.now() - began, 3_000);
  expect(left.length).toBeGreaterThan(0);
  // A game within the limits has the time of its zone: 15:30 there is 14:30 in Quebec.
  expect(new Set(games.map(({ time }) => time)).size).toBeLessThanOrEqual(1);
});
