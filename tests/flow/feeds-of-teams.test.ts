import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendar, event, feedServer, type FeedSite, cancel, startFeedSite } from './feed-site.ts';

const { answers, says } = feedServer;
let feeds: FeedSite;
beforeAll(async () => {
  feeds = await startFeedSite();
});
afterAll(() => feeds?.stop());

const gamesBetween = async (from: string, to: string) =>
  (
    await feeds.site.pool.query(
      `SELECT g.date, h.name AS home, a.name AS away, g.status FROM games g
       JOIN team_seasons h ON h."teamId" = g."homeTeamId" AND h."seasonId" = g."seasonId"
       JOIN team_seasons a ON a."teamId" = g."awayTeamId" AND a."seasonId" = g."seasonId"
       WHERE g."sourceKey" LIKE 'sheet/11/n/i%' AND g.date BETWEEN $1 AND $2 ORDER BY g.date`,
      [from, to],
    )
  ).rows;
const statuses = async () => (await gamesBetween('2021-12-01', '2021-12-03')).map(({ status }) => status);
const teams = async () =>
  (
    await feeds.site.pool.query<{ name: string }>(
      `SELECT t.name FROM league_entries e JOIN team_seasons t ON t."teamId" = e."teamId" AND t."seasonId" = e."seasonId"
       WHERE e."leagueId" = 11 ORDER BY t."searchName"`,
    )
  ).rows.map(({ name }) => name);

test('imports no games or teams from events of a team that are not games, and reports why', async () => {
  const before = await teams();
  const events = [
    event('a', '20211002', 'Équipe 1 vs Équipe 3'),
    event('b', '20211009', 'U13 AA - Équipe 1 vs Équipe 3'),
    event('c', '20211010', 'Réunion de parents à Magog'),
    event('d', '20211011', 'Photo d’équipe @ Aréna'),
    event('e', '20211012', 'Lancement de saison @ Centre communautaire'),
    event('f', '20211013', 'Pratique'),
    event('g', '20211014', 'Équipe 1 vs TBD'),
    event('h', '20211015', 'Exhibition - Équipe 1 vs Équipe 5'),
  ];
  answers.set('/equipe.ics', says(calendar(...events), '"1"'));
  const id = await feeds.addFeed('calendar', '/equipe.ics', true);
  const run = await feeds.read(id);
  expect(run).toMatchObject({ outcome: 'imported', counts: { added: 2, refused: 0 } });
  expect(run.left).toEqual([
    {
      about: '2021-10-12 Centre communautaire – Lancement de saison',
      column: null,
      value: '',
      message: expect.stringContaining('aucun des deux noms'),
    },
    {
      about: '2021-10-10 14:30',
      column: null,
      value: 'Réunion de parents à Magog',
      message: expect.anything(),
    },
    { about: '2021-10-11 14:30', column: null, value: 'Photo d’équipe @ Aréna', message: expect.anything() },
    { about: '2021-10-13 14:30', column: null, value: '', message: 'le titre n’est pas celui d’un match' },
    {
      about: '2021-10-14 14:30',
      column: null,
      value: 'Équipe 1 vs TBD',
      message: 'l’adversaire n’est pas encore connu',
    },
    {
      about: '2021-10-15 14:30',
      column: null,
      value: 'Exhibition - Équipe 1 vs Équipe 5',
      message: expect.stringContaining('hors concours'),
    },
  ]);
  expect(await gamesBetween('2021-10-01', '2021-10-31')).toMatchObject([
    { date: '2021-10-02', home: 'Équipe 1', away: 'Équipe 3' },
    { date: '2021-10-09', home: 'Équipe 1', away: 'Équipe 3' },
  ]);
  expect(await teams()).toEqual(before);
});

test('registers new teams only from titles that are clearly games, or when they play home and away', async () => {
  const before = await teams();
  const events = [
    event('n1', '20211106', 'Faucons vs Équipe 1'),
    event('n2', '20211107', 'Hiboux @ Équipe 1'),
    event('n3', '20211113', 'Équipe 1 @ Hiboux'),
    event('n4', '20211114', 'Gala annuel @ Équipe 1'),
    event('n5', '20211120', 'Journée des pionniers @ Équipe 1'),
  ];
  answers.set('/nouvelles.ics', says(calendar(...events), '"1"'));
  const id = await feeds.addFeed('calendar', '/nouvelles.ics', true);
  const run = await feeds.read(id);
  expect(run).toMatchObject({ counts: { added: 3, refused: 1 } });
  expect((await teams()).filter((name) => !before.includes(name))).toEqual(['Faucons', 'Hiboux']);
  expect((await feeds.feedOf(id)).unclear).toEqual([
    { leagueId: 11, text: 'Journée des pionniers', rows: 1 },
  ]);
});

test('cancels a game that its source cancels, and raises a question in each run about a missing one', async () => {
  const games = [
    event('x', '20211201', 'Équipe 1 vs Équipe 3'),
    event('y', '20211202', 'Équipe 3 vs Équipe 5'),
    event('z', '20211203', 'Équipe 5 vs Équipe 1'),
  ] as const;
  answers.set('/retraits.ics', says(calendar(...games), '"1"'));
  const id = await feeds.addFeed('calendar', '/retraits.ics');
  expect(await feeds.read(id)).toMatchObject({ counts: { added: 3 }, leftCount: 0 });
  answers.set('/retraits.ics', says(calendar(cancel(games[0]), games[1]), '"2"'));
  const missing = {
    about: '2021-12-03 Équipe 5 – Équipe 1',
    message: expect.stringContaining('n’est plus dans la source'),
  };
  expect(await feeds.read(id)).toMatchObject({ counts: { corrected: 1, unchanged: 1 }, left: [missing] });
  expect(await statuses()).toEqual(['cancelled', 'scheduled', 'scheduled']);
  expect(await feeds.read(id)).toMatchObject({ leftCount: 1, left: [missing] });
  const { rows } = await feeds.site.pool.query(`SELECT "gameId" FROM games WHERE date = '2021-12-03'`);
  const cancelled = { gameId: rows[0].gameId, seasonId: 1, reason: 'other' };
  expect((await feeds.admin.mutate('game.cancel', cancelled)).code).toBeNull();
  expect(await feeds.read(id)).toMatchObject({ leftCount: 0 });
  expect(await statuses()).toEqual(['cancelled', 'scheduled', 'cancelled']);
});
