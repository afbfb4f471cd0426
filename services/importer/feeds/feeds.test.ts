import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameInTitle } from './game-in-title.ts';
import { readCalendar } from './read-calendar.ts';
import { readHockeytech } from './read-hockeytech.ts';

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');

describe('the title of an event', () => {
  test.each([
    ['Lynx – Loups', { home: 'Lynx', away: 'Loups' }],
    ['Loups @ Lynx', { home: 'Lynx', away: 'Loups' }],
    ['Loups à Lynx', { home: 'Lynx', away: 'Loups' }],
    ['Match : Lynx vs. Loups', { home: 'Lynx', away: 'Loups' }],
    ['M13 AA | Lynx c. Loups', { home: 'Lynx', away: 'Loups' }],
    ['Lynx 4 – 2 Loups', { home: 'Lynx', away: 'Loups', homeGoals: '4', awayGoals: '2' }],
    [
      'Lynx de Val-d’Or 3 – 2 (prol.) Loups 2',
      { home: 'Lynx de Val-d’Or', away: 'Loups 2', homeGoals: '3', awayGoals: '2', decidedIn: 'overtime' },
    ],
    [
      'Lynx 3, Loups 2 (SO)',
      { home: 'Lynx', away: 'Loups', homeGoals: '3', awayGoals: '2', decidedIn: 'shootout' },
    ],
    ['Loups at Saint-Jean - Nord', { home: 'Saint-Jean - Nord', away: 'Loups' }],
    ['Pratique', null],
    ['', null],
  ])('%s', (title, expected) => {
    expect(gameInTitle(title)).toEqual(expected);
  });

  test('of any length is read in no time', () => {
    const before = performance.now();
    for (const piece of ['a ', '1 ', '1-', 'a @ ', '(p', ' - ', 'a 1 , '])
      gameInTitle(piece.repeat(20_000).slice(0, 2_000));
    expect(performance.now() - before).toBeLessThan(500);
  });
});

test('a calendar is read by the clocks of Quebec, in winter and summer time, in any time zone', () => {
  const { games, leftOut } = readCalendar(sample('calendar.ics'), 100);
  expect(leftOut).toBe(2);
  expect(games.map(({ number, ...game }) => [number?.length, game])).toEqual([
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

test('what is no calendar is refused, and so is one without end', () => {
  expect(() => readCalendar('<html>', 100)).toThrow('not-a-calendar');
  expect(() => readCalendar(sample('calendar.ics'), 3)).toThrow('too-many-games');
});

test('a schedule of HockeyTech is read: what is final has a result, what was put off is left out', () => {
  const { games, leftOut } = readHockeytech(sample('hockeytech.json'), 100);
  expect(leftOut).toBe(1);
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
    },
    {
      date: '2024-10-04',
      time: '14:30',
      home: 'Titans de la Tuque',
      away: 'Lynx de Valcourt',
      venue: '',
      city: '',
      number: 'ht-70014',
    },
  ]);
});

test('a schedule within a call of a function is the same; an error in its place is refused', () => {
  const body = sample('hockeytech.json');
  expect(readHockeytech(`angular.callbacks._3(${body.trim()});`, 100).games).toHaveLength(3);
  expect(() => readHockeytech('{"error":"invalid key"}', 100)).toThrow('not-a-schedule');
  expect(() => readHockeytech('<html>', 100)).toThrow('not-a-schedule');
  expect(() => readHockeytech(body, 2)).toThrow('too-many-games');
});
