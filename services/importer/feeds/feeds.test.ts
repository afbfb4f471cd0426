import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { readHockeytech } from './read-hockeytech.ts';

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');

test('converts the times of a calendar to Quebec time, in winter and summer, from any time zone', () => {
  const { games, left } = readCalendar(sample('calendar.ics'), 100);
  expect(left).toMatchObject([{ about: '2024-10-01', reason: 'not-a-game', value: '' }]);
  const played = games.filter(({ status }) => status === 'scheduled');
  expect(games.length - played.length).toBe(1);
  const withoutStatus = played.map(({ status: _status, ...game }) => game);
  expect(withoutStatus.map(({ number, ...game }) => [number?.length, game])).toEqual([
    [
      17,
      {
        home: 'Lynx',
        away: 'Loups',
        date: '2024-10-05',
        time: '19:30',
        venue: 'Aréna Un',
        city: 'Shawinigan',
      },
    ],
    [
      17,
      {
        home: 'Loups',
        away: 'Titans',
        homeGoals: '4',
        awayGoals: '2',
        date: '2024-12-07',
        time: '20:00',
        venue: 'Aréna Deux',
      },
    ],
    [17, { home: 'Titans', away: 'Lynx', date: '2024-12-14', time: '10:15' }],
    [17, { home: 'Lynx', away: 'Titans', date: '2024-12-21', venue: 'Centre sportif' }],
  ]);
});

const event = (day: string, title: string) =>
  `BEGIN:VEVENT\r\nDTSTART:${day}T143000\r\nSUMMARY:${title}\r\nEND:VEVENT\r\n`;

const numbersOf = (...days: string[]) =>
  readCalendar(
    `BEGIN:VCALENDAR\r\n${days.map((day) => event(day, 'Lynx – Loups')).join('')}${event('20241201', 'Loups – Lynx')}END:VCALENDAR\r\n`,
    10,
  ).games.map(({ number }) => number);

test('numbers events without a UID in order of date among the games of the same two teams', () => {
  const [first, second, back] = numbersOf('20241005', '20241102');
  expect(new Set([first, second, back]).size).toBe(3);
  // A game that moves keeps its number.
  expect(numbersOf('20241005', '20241116')).toEqual([first, second, back]);
  expect(numbersOf('20241102', '20241005')).toEqual([second, first, back]);
});

test('creates a single format for a time zone that all events use', () => {
  const events = Array.from({ length: 50 }, (_, at) =>
    [
      'BEGIN:VEVENT',
      `UID:${at}`,
      'DTSTART;TZID=America/Halifax:20241005T193000',
      'SUMMARY:Lynx – Loups',
      'END:VEVENT',
    ].join('\r\n'),
  );
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  const { games } = readCalendar(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'), 100);
  expect(games).toHaveLength(50);
  expect(games[0]).toMatchObject({ date: '2024-10-05', time: '18:30' });
  expect(formats.mock.calls.length).toBeLessThanOrEqual(1);
  formats.mockRestore();
});

test('refuses a text that is not a calendar, and a calendar with too many events', () => {
  expect(() => readCalendar('<html>', 100)).toThrow('not-a-calendar');
  expect(() => readCalendar(sample('calendar.ics'), 3)).toThrow('too-many-games');
});

test('reads a HockeyTech schedule with results of final games and with postponed games', () => {
  const { games, left } = readHockeytech(sample('hockeytech.json'), 100);
  expect(left).toEqual([]);
  expect(games).toEqual([
    {
      date: '2024-09-20',
      time: '19:00',
      home: 'Lynx de Valcourt',
      away: 'Loups du Lac',
      homeGoals: '4',
      awayGoals: '3',
      decidedIn: 'overtime',
      venue: 'Aréna du Lac',
      city: 'Valcourt',
      number: 'ht-70011',
    },
    {
      date: '2024-09-27',
      home: 'Loups du Lac',
      away: 'Titans de la Tuque',
      venue: 'Centre sportif',
      city: 'La Tuque',
      number: 'ht-70012',
      status: 'scheduled',
    },
    {
      date: '2024-09-28',
      time: '19:30',
      home: 'Lynx de Valcourt',
      away: 'Titans de la Tuque',
      venue: 'Aréna du Lac',
      city: 'Valcourt',
      number: 'ht-70013',
      status: 'postponed',
    },
    {
      date: '2024-10-04',
      time: '14:30',
      home: 'Titans de la Tuque',
      away: 'Lynx de Valcourt',
      venue: '',
      city: '',
      number: 'ht-70014',
      status: 'scheduled',
    },
  ]);
});

test('reads a schedule wrapped in JSONP, and refuses an error response', () => {
  const body = sample('hockeytech.json');
  expect(readHockeytech(`angular.callbacks._3(${body.trim()});`, 100).games).toHaveLength(4);
  expect(() => readHockeytech('{"error":"invalid key"}', 100)).toThrow('not-a-schedule');
  expect(() => readHockeytech('<html>', 100)).toThrow('not-a-schedule');
  expect(() => readHockeytech(body, 3)).toThrow('too-many-games');
});
