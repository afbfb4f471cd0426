import { afterEach, expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import { feedOf } from './feed.ts';
import { type FixtureGame, gameWith, listOf } from './game-list.fixture.ts';

const origin = 'https://rondelle.test';
const addresses = { origin, firstOrigin: origin };
const evenings = ['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'];
const gamesAt = (place: Partial<FixtureGame>) =>
  listOf(...evenings.map((date, at) => gameWith({ id: at + 1, date, ...place })));

/** The values of a property of all events, without the folds of long lines. */
const valuesOf = (text: string, name: string): string[] =>
  [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}:(.*?)\\r$`, 'gmu'))].map(
    ([, value = '']) => value,
  );
const startsOf = (place: Partial<FixtureGame>) =>
  valuesOf(calendarOf(gamesAt(place), 'fr', addresses), 'DTSTART');
const published = (place: Partial<FixtureGame>) =>
  [...feedOf(gamesAt(place), 'fr', addresses, `${origin}/rss`).matchAll(/<pubDate>([^<]*)</g)].map(
    ([, at]) => at,
  );

const serversZone = process.env['TZ'];
afterEach(() => {
  if (serversZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = serversZone;
});

test.each([
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/Toronto', 240],
])('a server in %s writes the instants of the venues in calendars and feeds', (zone, minutes) => {
  process.env['TZ'] = zone;
  expect(new Date('2026-10-31T12:00:00Z').getTimezoneOffset()).toBe(minutes);
  expect(startsOf({ city: 'Montréal' })).toEqual([
    '20261031T230000Z',
    '20261102T000000Z',
    '20270314T000000Z',
    '20270314T230000Z',
  ]);
  expect(startsOf({ city: 'Îles-de-la-Madeleine' })).toEqual([
    '20261031T220000Z',
    '20261101T230000Z',
    '20270313T230000Z',
    '20270314T220000Z',
  ]);
  expect(startsOf({ city: 'Blanc-Sablon' })).toEqual([
    '20261031T230000Z',
    '20261101T230000Z',
    '20270313T230000Z',
    '20270314T230000Z',
  ]);
  expect(published({ city: null, venue: 'Aréna de Cap-aux-Meules' })).toEqual([
    'Sat, 31 Oct 2026 22:00:00 GMT',
    'Sun, 01 Nov 2026 23:00:00 GMT',
    'Sat, 13 Mar 2027 23:00:00 GMT',
    'Sun, 14 Mar 2027 22:00:00 GMT',
  ]);
  expect(published({ city: 'La Romaine' })[3]).toBe('Sun, 14 Mar 2027 23:00:00 GMT');
});

const lastLines = (lang: 'fr' | 'en', game: Partial<FixtureGame>) =>
  valuesOf(calendarOf(listOf(gameWith(game)), lang, addresses), 'DESCRIPTION').map((text) =>
    text.split(String.raw`\n`).at(-1)?.replaceAll(String.raw`\,`, ',').replaceAll(/\s/gu, ' '),
  );

test('a calendar names the time zone of a venue outside Quebec’s main one', () => {
  expect(lastLines('fr', { city: 'Fatima' })).toEqual(['19 h 00, heure des Îles']);
  expect(lastLines('en', { city: 'Fatima' })).toEqual(['7:00 p.m., Atlantic time']);
  expect(lastLines('fr', { city: 'Chevery' })).toEqual(['19 h 00, heure normale de l’Atlantique']);
  expect(lastLines('fr', { city: 'Listuguj' })).toEqual(['19 h 00, heure de l’Atlantique']);
  expect(lastLines('fr', { city: 'Magog' })).toEqual(['terminé']);
  expect(lastLines('fr', { city: 'Fatima', time: null })).toEqual(['terminé']);
  expect(lastLines('fr', { city: 'Fatima', status: 'postponed' })).toEqual(['remis']);
});
