import { readFileSync } from 'node:fs';
import type { AdminOverview } from '@rondelle/contracts/site/administration.ts';
import type { FeedsOutput } from '@rondelle/contracts/site/feeds.inputs.ts';
import { createAddressReader } from '@rondelle/infra/fetch/read-address.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendar, event, feedServer, type FeedSite, cancel, postpone, startFeedSite } from './feed-site.ts';
import type { WritingSite } from './writing-site.ts';

let feeds: FeedSite;
let site: WritingSite;
let admin: FeedSite['admin'];
beforeAll(async () => {
  feeds = await startFeedSite();
  ({ site, admin } = feeds);
});
afterAll(() => feeds?.stop());

const { answers, at, says } = feedServer;
const addFeed: FeedSite['addFeed'] = (...feed) => feeds.addFeed(...feed);
const feedOf: FeedSite['feedOf'] = (id) => feeds.feedOf(id);
const ended: FeedSite['ended'] = (id) => feeds.ended(id);
const runsOf: FeedSite['runsOf'] = (id) => feeds.runsOf(id);
const read: FeedSite['read'] = (id) => feeds.read(id);
const gamesOn = async (date: string) =>
  (
    await site.pool.query(
      `SELECT "gameId", "homeTeamId", "homeGoals", "awayGoals", time FROM games WHERE date = $1`,
      [date],
    )
  ).rows;

test('imports a calendar, applies its changes as corrections, and preserves corrections by members', async () => {
  const first = event('a', '20211002', 'Équipe 1 4 – 2 Équipe 3');
  answers.set('/ligue.ics', says(calendar(first, event('b', '20211003', 'Équipe 5 @ equipe  3')), '"1"'));
  const id = await addFeed('calendar', '/ligue.ics');
  const run = await read(id);
  expect(run).toMatchObject({ outcome: 'imported', counts: { added: 2, corrected: 0 }, leftCount: 0 });
  expect(await gamesOn('2021-10-02')).toMatchObject([{ homeTeamId: 1, homeGoals: 4, time: '14:30' }]);
  expect(await gamesOn('2021-10-03')).toMatchObject([{ homeTeamId: 3, homeGoals: null }]);

  // The same event on another day is the same game.
  answers.set('/ligue.ics', says(calendar(first, event('b', '20211004', 'Équipe 3 5 – 1 Équipe 5')), '"2"'));
  expect(await read(id)).toMatchObject({ counts: { added: 0, corrected: 1, unchanged: 1 } });
  expect(await gamesOn('2021-10-03')).toEqual([]);
  const [moved] = await gamesOn('2021-10-04');
  expect(moved).toMatchObject({ homeGoals: 5, awayGoals: 1 });

  const result = { homeGoals: 2, awayGoals: 1, decidedIn: 'regulation', forfeitedBy: null };
  const none = { homeFairPlay: null, awayFairPlay: null, reason: 'typing-error' };
  const output = { gameId: moved.gameId, seasonId: 1, ...result, ...none };
  expect((await admin.mutate('game.correctResult', output)).code).toBeNull();
  answers.set('/ligue.ics', says(calendar(first, event('b', '20211004', 'Équipe 3 6 – 1 Équipe 5')), '"3"'));
  const later = await read(id);
  expect(later).toMatchObject({ counts: { corrected: 0 }, leftCount: 1 });
  expect(later.left[0]).toMatchObject({ about: '2021-10-04 Équipe 3 – Équipe 5', column: 'homeGoals' });
  expect(await gamesOn('2021-10-04')).toMatchObject([{ homeGoals: 2 }]);

  // A source that has not changed is not imported again.
  await site.pool.query(`UPDATE operations.feeds SET "isOn" = true WHERE id = $1`, [id]);
  await site.pool.query(`UPDATE operations.feed_runs SET "askedAt" = "askedAt" - interval '2 hours'`);
  await site.pool.query(`SELECT graphile_worker.add_job('feeds', job_key => 'feeds')`);
  await expect.poll(async () => (await feedOf(id)).runs[0]?.requestedBy).toBe('timetable');
  expect(await ended(id)).toMatchObject({ outcome: 'unchanged' });
  await admin.mutate('feed.switch', { id, isOn: false });
});

test('a run is undone as one action, and its games are not imported again', async () => {
  answers.set('/autre.ics', says(calendar(event('z', '20211106', 'Équipe 1 1 – 0 Équipe 5')), '"1"'));
  const id = await addFeed('calendar', '/autre.ics');
  const { runId } = await read(id);
  const undone = await admin.mutate<{ done: number }>('history.undoTogether', { correlationId: runId });
  expect(undone.data).toMatchObject({ finished: true, done: 1 });
  expect(await gamesOn('2021-11-06')).toEqual([]);
  expect(await read(id)).toMatchObject({ counts: { added: 0 } });
  expect(await gamesOn('2021-11-06')).toEqual([]);
});

const on = (day: string) => event('remis', day, 'Équipe 1 – Équipe 3');

const statusOfFebruary = async () =>
  (
    await site.pool.query(
      `SELECT date, status FROM games WHERE "sourceKey" IS NOT NULL AND date BETWEEN '2022-02-05' AND '2022-02-12'`,
    )
  ).rows;

test('a game is cancelled or postponed with its source, and scheduled again with its new date', async () => {
  answers.set('/remis.ics', says(calendar(on('20220205')), '"1"'));
  const id = await addFeed('calendar', '/remis.ics');
  await read(id);
  answers.set('/remis.ics', says(calendar(cancel(on('20220205'))), '"2"'));
  expect(await read(id)).toMatchObject({ counts: { corrected: 1, refused: 0 } });
  expect(await statusOfFebruary()).toEqual([{ date: '2022-02-05', status: 'cancelled' }]);
  answers.set('/remis.ics', says(calendar(postpone(on('20220205'))), '"2b"'));
  expect(await read(id)).toMatchObject({ counts: { corrected: 1, refused: 0 } });
  expect(await statusOfFebruary()).toEqual([{ date: '2022-02-05', status: 'postponed' }]);
  answers.set('/remis.ics', says(calendar(on('20220212')), '"3"'));
  expect(await read(id)).toMatchObject({ counts: { corrected: 1, refused: 0 }, leftCount: 0 });
  expect(await statusOfFebruary()).toEqual([{ date: '2022-02-12', status: 'scheduled' }]);
});

test('raises a question about an unclear name once, and registers new teams when the feed allows it', async () => {
  const schedule = JSON.parse(
    readFileSync(new URL('../../services/importer/feeds/samples/hockeytech.json', import.meta.url), 'utf8'),
  );
  const [one] = schedule.SiteKit.Schedule;
  const games = [
    { ...one, date_played: '2021-12-04', home_team_name: 'Équipe Un', visiting_team_name: 'Équipe 3' },
    {
      ...one,
      game_id: '9',
      date_played: '2021-12-05',
      home_team_name: 'Chevaliers',
      visiting_team_name: 'Équipe 5',
    },
  ];
  answers.set('/feed', says(JSON.stringify({ SiteKit: { Schedule: games } }), '"1"'));
  const id = await addFeed('hockeytech', '/feed', true);
  expect(await read(id)).toMatchObject({ counts: { added: 1, refused: 1 } });
  expect(await gamesOn('2021-12-05')).toHaveLength(1);
  expect((await feedOf(id)).unclear).toEqual([{ leagueId: 11, text: 'Équipe Un', rows: 1 }]);
  const before = await runsOf(id);
  await admin.mutate('feed.answer', { id, teams: [{ leagueId: 11, text: 'Équipe Un', team: 1 }] });
  await expect.poll(() => runsOf(id)).not.toBe(before);
  expect(await ended(id)).toMatchObject({ counts: { added: 1, unchanged: 1, refused: 0 } });
  expect(await gamesOn('2021-12-04')).toMatchObject([{ homeTeamId: 1, homeGoals: 4, awayGoals: 3 }]);
  expect((await feedOf(id)).unclear).toEqual([]);
});

test('a dataset is read from a URL too', async () => {
  const name = { fr: 'Jeu', en: 'Set' };
  const info = {
    format: 'hockey-dataset/1',
    name,
    source: 'invented',
    licence: 'free',
    seasons: [{ slug: '2019-2020', startsOn: '2019-09-01', endsOn: '2020-08-31' }],
    regions: [{ key: 'r', name: { fr: 'Ici', en: 'Here' } }],
    categories: [{ key: 'c', name: { fr: 'M9', en: 'U9' } }],
    divisions: [],
    rulesets: {},
    leagues: [],
    tournaments: [],
  };
  answers.set('/set/dataset.json', says(JSON.stringify(info), '"d"'));
  answers.set(
    '/set/teams.csv',
    says(
      'team_key,season,name,category_key,region_key,city,league_key,division_key\nx,2019-2020,Xéros,c,r,,,\n',
      '"t"',
    ),
  );
  answers.set(
    '/set/games.csv',
    says(
      'game_key,season,league_key,tournament_key,category_key,stage,group,date,time,venue,city,home_team_key,away_team_key,home_goals,away_goals,decided_in,status,forfeited_by,home_fair_play,away_fair_play\n',
      '"g"',
    ),
  );
  const id = await addFeed('dataset', '/set/');
  const run = await read(id);
  expect(run).toMatchObject({ outcome: 'imported', error: null });
  expect(run.counts?.added).toBeGreaterThan(3);
  answers.set('/set/teams.csv', says('team_key,season\n', '"u"'));
  expect(await read(id)).toMatchObject({ error: 'not-a-dataset', detail: 'teams.csv: missing-columns' });
});

test('a failed run has its cause, and the administration displays it', async () => {
  const id = await addFeed('calendar', '/missing.ics');
  expect(await read(id)).toMatchObject({ outcome: 'failed', error: 'bad-status', detail: '404' });
  answers.set('/missing.ics', (_, response) => response.end('<html>'));
  expect(await read(id)).toMatchObject({ error: 'not-a-calendar' });
  answers.set('/missing.ics', (_, response) => response.end(Buffer.alloc(9_000_000)));
  expect(await read(id)).toMatchObject({ error: 'too-large' });
  answers.set('/missing.ics', (_, response) => response.writeHead(302, { location: '/missing.ics' }).end());
  expect(await read(id)).toMatchObject({ error: 'too-many-redirects' });
  await admin.mutate('feed.switch', { id, isOn: true });
  const { data } = await admin.query<AdminOverview>('admin.overview', {});
  expect(data.concerns).toContainEqual(expect.objectContaining({ concern: 'feeds', count: 1 }));
  await admin.mutate('feed.remove', { id });
});

test('rejects addresses in the local network in any spelling, with a password, or with another scheme', async () => {
  const guarded = createAddressReader({ longestMs: 2_000 });
  answers.set('/secret', says('secret', '"1"'));
  const { port } = new URL(at('/'));
  const addresses = [
    at('/secret'),
    `http://localhost:${port}/secret`,
    `http://2130706433:${port}/secret`,
    `http://[::ffff:127.0.0.1]:${port}/secret`,
    `http://[::1]:${port}/secret`,
    'http://0.0.0.0/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://user:secret@example.org/',
    'file:///etc/passwd',
  ];
  for (const address of addresses)
    await expect(guarded(address, { mostBytes: 1_000 }), address).rejects.toMatchObject({
      code: 'address-refused',
    });
});

test('only administrators add sources, and only with public addresses', async () => {
  const feed = {
    id: null,
    name: 'Ligue',
    kind: 'calendar',
    address: 'https://ligue.example/x.ics',
    season: '2021-2022',
    leagueId: 11,
    everyMinutes: 60,
    addsTeams: false,
  };
  const supervisor = await site.member('Superviseuse', 'specialSupervisor');
  expect((await supervisor.mutate('feed.save', feed)).code).toBe('permission/denied');
  for (const [address, code] of [
    ['http://localhost/x', 'feed/address-private'],
    ['http://127.0.0.1/x', 'feed/address-private'],
    ['ftp://ligue.example/x', 'feed/address-not-web'],
    ['folder:set', 'feed/folder-refused'],
  ] as const)
    expect(await admin.mutate('feed.save', { ...feed, address }), address).toMatchObject({ code });
  expect((await admin.mutate('feed.save', { ...feed, leagueId: null })).code).toBe('request/invalid');
  const saved = await admin.mutate<{ id: number }>('feed.save', feed);
  const { data } = await admin.query<FeedsOutput>('feed.list', {});
  expect(data.feeds.find(({ id }) => id === saved.data.id)).toMatchObject({
    season: '2021-2022',
    league: { path: '/fr/2021-2022/c-1-m11/r-1-montreal' },
    isOn: true,
  });
});
