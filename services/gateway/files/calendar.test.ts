import { describe, expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';
import { feedOf } from './feed.ts';
import { gameWith, listOf } from './game-list.fixture.ts';

const origin = 'https://rondelle.test';
const addresses = { origin, firstOrigin: origin };

test('every line of a calendar ends with CRLF, the last one too', () => {
  const calendar = calendarOf(
    listOf(gameWith({}), gameWith({ id: 10, status: 'cancelled' })),
    'fr',
    addresses,
  );
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar).not.toMatch(/[^\r]\n|\r[^\n]|\r\n\r\n/u);
});

const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '');

describe('a site that has moved to another address', () => {
  const moved = { origin: 'https://ligue.test', firstOrigin: origin };
  const list = listOf(gameWith({}));

  test('identifies games in calendars by its first address, and links to the current one', () => {
    const calendar = unfolded(calendarOf(list, 'fr', moved));
    expect(calendar).toContain('UID:game-9@rondelle.test\r\n');
    expect(calendar).toContain('URL;VALUE=URI:https://ligue.test/fr/2026-2027/g-9\r\n');
  });

  test('identifies results in feeds by its first address, without a permalink', () => {
    const feed = feedOf(list, 'fr', moved, 'https://ligue.test/x.rss');
    expect(feed).toContain('<guid isPermaLink="false">https://rondelle.test/fr/2026-2027/g-9</guid>');
    expect(feed).toContain('<link>https://ligue.test/fr/2026-2027/g-9</link>');
    expect(feedOf(list, 'fr', addresses, 'https://rondelle.test/x.rss')).toContain(
      '<guid isPermaLink="true">https://rondelle.test/fr/2026-2027/g-9</guid>',
    );
  });
});

/** The place and the position in the calendar of a game. */
const placeOf = (over: Parameters<typeof gameWith>[0]) =>
  unfolded(calendarOf(listOf(gameWith(over)), 'fr', addresses))
    .split('\r\n')
    .filter((line) => /^(?:LOCATION|GEO)[:;]/u.test(line));

describe('the place of a game in calendars', () => {
  const ice = { venue: 'Aréna Un', city: 'Granby' };
  const street = '601, rue Léon-Harmel';
  const at = { latitude: 45.41, longitude: -72.72 };

  test('is the venue, its street address and the city, with the position of the building', () => {
    expect(placeOf({ ...ice, building: { address: street, city: 'Granby', at } })).toEqual([
      String.raw`LOCATION:Aréna Un\, 601\, rue Léon-Harmel\, Granby`,
      'GEO:45.41;-72.72',
    ]);
  });

  test('has the city of the building when the game names no city', () => {
    expect(placeOf({ ...ice, city: null, building: { address: street, city: 'Granby', at: null } })).toEqual([
      String.raw`LOCATION:Aréna Un\, 601\, rue Léon-Harmel\, Granby`,
    ]);
  });

  test('is the recorded venue and city when the venue has no address', () => {
    const recorded = String.raw`LOCATION:Aréna Un\, Granby`;
    expect(placeOf({ ...ice, building: null })).toEqual([recorded]);
    expect(placeOf({ ...ice, building: { address: null, city: 'Granby', at } })).toEqual([
      recorded,
      'GEO:45.41;-72.72',
    ]);
    expect(placeOf({ venue: null, city: null, building: null })).toEqual([]);
  });
});
