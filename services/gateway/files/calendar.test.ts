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
