import { fileKinds } from '@rondelle/gateway/files/files.ts';
import type { FileFormat, FileName } from '@rondelle/contracts/site/files.ts';
import { languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onGame } from './support/commands.ts';
import { madeFile } from './support/made-file.ts';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

const sid = '2024-2025';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

const make = async (
  name: FileName,
  format: FileFormat,
  input: Readonly<Record<string, unknown>>,
  lang: 'fr' | 'en' = 'fr',
): Promise<string> => String((await madeFile(site.call, name, format, input, lang)).body);

const csv = async (name: FileName, input: Readonly<Record<string, unknown>>): Promise<string[][]> =>
  parse(await make(name, 'csv', input), { bom: true });

/** The events of a calendar as an independent parser reads them. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      status: part.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      url: String(part.getFirstPropertyValue('url')),
    };
  });

test("the CSV of a league's table equals the table of its page", async () => {
  const { standings } = await site.ask.league.table({ lang: 'fr', sid, cid: ids.cid, rid: ids.rid });
  const [header, ...rows] = await csv('table', { sid, cid: ids.cid, rid: ids.rid });
  expect(header?.slice(0, 3)).toEqual(['Rang', 'Équipe', 'Matchs joués']);
  expect(rows.map(([rank, team, played]) => [rank, team, played])).toEqual(
    standings.map((row) => [String(row.rank), row.team.name, String(row.gamesPlayed)]),
  );
});

test('exports groups, leaders, games and seasons as files too', async () => {
  expect((await csv('groups', { sid, tid: ids.tid })).length).toBe(4);
  expect((await csv('leaders', { sid, cid: ids.cid })).length).toBeGreaterThan(1);
  const games = await csv('games', { sid, cid: ids.cid, rid: ids.rid, did: ids.division('east') });
  expect(games.length).toBe(8);
  expect(await csv('games', { sid, date: '2024-10-05' })).toHaveLength(3);
  expect((await csv('stats', { eid: ids.team('baie') })).map(([season]) => season)).toEqual([
    'Saison',
    '2024-2025',
    '2023-2024',
  ]);
});

test('refuses a file with the games of a whole season', () => {
  expect(fileKinds.games.input.safeParse({ lang: 'fr', sid }).success).toBe(false);
  expect(fileKinds.games.input.safeParse({ lang: 'fr', sid, rid: 1 }).success).toBe(false);
});

test('an unknown team or tournament is not found', async () => {
  await expect(make('games', 'csv', { sid, eid: 999_999 })).rejects.toMatchObject({
    cause: { code: 'team/unknown' },
  });
  await expect(make('calendar', 'ics', { sid: '2023-2024', tid: ids.tid })).rejects.toMatchObject({
    cause: { code: 'tournament/unknown' },
  });
});

test('a calendar lists an evening game in Quebec under its date in UTC', async () => {
  const events = eventsIn(await make('calendar', 'ics', { sid, eid: ids.team('sept') }));
  const played = events.find(({ uid }) => uid === `game-${ids.game('g2')}@rondelle.test`);
  expect(played).toMatchObject({
    start: '2024-10-05T23:00:00.000Z',
    sequence: 0,
    status: 'CONFIRMED',
    summary: 'Drakkar de Baie-Comeau 4 – 1 Basques de Sept-Îles',
  });
  const winter = eventsIn(await make('calendar', 'ics', { sid, tid: ids.tid }));
  expect(winter[0]?.start).toBe('2025-01-10T15:00:00.000Z');
});

test('a game keeps its UID in calendars when it is moved, corrected, postponed or cancelled, in both languages', async () => {
  const about = { sid, cid: ids.cid, rid: ids.rid };
  const { game } = await site.ask.game.get({ lang: 'fr', gid: ids.game('g9') });
  const at = { gameId: game.id, seasonId: game.season.id };
  const own = async (lang: 'fr' | 'en') =>
    eventsIn(await make('calendar', 'ics', about, lang)).find(({ uid }) =>
      uid.startsWith(`game-${game.id}@`),
    );
  const before = await own('fr');
  const moved = { date: '2024-11-03', time: '21:30', venue: null, city: null };
  await onGame(site, at, { type: 'RescheduleGame', ...moved });
  const after = await own('fr');
  expect(after).toMatchObject({ uid: before?.uid, start: '2024-11-04T02:30:00.000Z', status: 'CONFIRMED' });
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  await onGame(site, at, { type: 'PostponeGame', reason: 'league-decision' });
  for (const lang of languages) {
    const postponed = await own(lang);
    // A whole day: the hour of a game without a new day no longer applies.
    expect(postponed).toMatchObject({ uid: before?.uid, status: 'TENTATIVE' });
    expect(postponed?.start).not.toBe(after?.start);
    expect(postponed?.summary).toMatch(
      lang === 'fr' ? /^Remis, nouvelle date à déterminer\s: / : /^Postponed, new date to be announced: /,
    );
  }
  await onGame(site, at, { type: 'CancelGame', reason: 'league-decision' });
  for (const lang of languages) {
    const cancelled = await own(lang);
    expect(cancelled).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    expect(cancelled?.sequence).toBeGreaterThan(after?.sequence ?? 0);
    expect(cancelled?.summary).toMatch(lang === 'fr' ? /^Annulé\s: / : /^Cancelled: /);
  }
});

test('an RSS feed lists the latest results first, with absolute links', async () => {
  const feed = await make('results', 'rss', { sid, eid: ids.team('baie') });
  const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
  expect(links[0]).toBe(`https://rondelle.test/fr/2024-2025/g-${ids.game('t4')}`);
  expect(links.length).toBe(7);
  expect(feed).toContain('<title>Rondelle · Drakkar de Baie-Comeau 2024-2025</title>');
});
