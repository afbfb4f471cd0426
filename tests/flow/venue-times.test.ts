import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { fileAddress } from '@rondelle/contracts/site/files.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendar, event, feedServer, type FeedSite, startFeedSite } from './feed-site.ts';

const { answers, says } = feedServer;
let feeds: FeedSite;
beforeAll(async () => {
  feeds = await startFeedSite();
});
afterAll(() => feeds?.stop());

/** A game at an instant (UTC) in a city. */
const gameAt = (instant: string, city: string) =>
  event(instant, '20211106', 'Équipe 1 vs Équipe 3').replace(
    'DTSTART:20211106T143000\r\n',
    `DTSTART:${instant}\r\nLOCATION:Aréna Un\\, ${city}\r\n`,
  );

const timesIn = async (city: string): Promise<string[]> => {
  const { rows } = await feeds.site.pool.query<{ at: string }>(
    `SELECT date || ' ' || time AS at FROM games WHERE city = $1 ORDER BY date`,
    [city],
  );
  return rows.map(({ at }) => at);
};

/** The instants and places of a calendar of the site, as another program reads them. */
const written = async () => {
  const address = fileAddress('fr', 'calendar', 'ics', { sid: '2021-2022', eid: 1 });
  const text = await (await fetch(`${feeds.site.url}${address}`)).text();
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => ({
    start: (one.getFirstPropertyValue('dtstart') as ICAL.Time).toICALString(),
    where: String(one.getFirstPropertyValue('location')),
    about: String(one.getFirstPropertyValue('description')).replaceAll(/\s/gu, ' '),
  }));
};

/** Evenings around both changes of the clock, by the hour of each place. */
const evenings = {
  'Cap-aux-Meules': ['20211106T220000Z', '20211107T230000Z', '20220312T230000Z', '20220313T220000Z'],
  'Blanc-Sablon': ['20211105T230000Z', '20211108T230000Z', '20220311T230000Z', '20220314T230000Z'],
  Magog: ['20211104T230000Z', '20211110T000000Z', '20220311T000000Z', '20220315T230000Z'],
} as const;

test('games of a calendar have the hour of their venue on the site, and the same instants in its calendars', async () => {
  const events = Object.entries(evenings).flatMap(([city, at]) => at.map((instant) => gameAt(instant, city)));
  answers.set('/horloges.ics', says(calendar(...events), '"1"'));
  const run = await feeds.read(await feeds.addFeed('calendar', '/horloges.ics'));
  expect(run).toMatchObject({ outcome: 'imported', counts: { added: 12, refused: 0 } });
  expect(await timesIn('Cap-aux-Meules')).toEqual([
    '2021-11-06 19:00',
    '2021-11-07 19:00',
    '2022-03-12 19:00',
    '2022-03-13 19:00',
  ]);
  expect(await timesIn('Blanc-Sablon')).toEqual([
    '2021-11-05 19:00',
    '2021-11-08 19:00',
    '2022-03-11 19:00',
    '2022-03-14 19:00',
  ]);
  expect(await timesIn('Magog')).toEqual([
    '2021-11-04 19:00',
    '2021-11-09 19:00',
    '2022-03-10 19:00',
    '2022-03-15 19:00',
  ]);
  const games = await written();
  for (const [city, instants] of Object.entries(evenings)) {
    const own = games.filter(({ where }) => where.endsWith(city));
    expect(own.map(({ start }) => start).toSorted()).toEqual(instants);
    expect(own.filter(({ about }) => about.includes('19 h 00, heure'))).toHaveLength(
      city === 'Magog' ? 0 : 4,
    );
  }
});

test('returns the time zone of a game’s venue and its start in UTC', async () => {
  const { rows } = await feeds.site.pool.query<{ gameId: number }>(
    `SELECT DISTINCT ON (city) "gameId" FROM games WHERE city = ANY ($1) ORDER BY city, date`,
    [Object.keys(evenings)],
  );
  const stated = rows.map(async ({ gameId }) => {
    const { data } = await feeds.site.visitor.query<GameOutput>('game.get', { gid: gameId, lang: 'fr' });
    const { timeZone, startsAt } = data.game;
    return [timeZone, startsAt];
  });
  expect(await Promise.all(stated)).toEqual([
    ['America/Blanc-Sablon', '2021-11-05T23:00:00.000Z'],
    ['America/Halifax', '2021-11-06T22:00:00.000Z'],
    ['America/Toronto', '2021-11-04T23:00:00.000Z'],
  ]);
});
