import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminOverview } from '@rondelle/contracts/site/administration.ts';
import type { Feed, FeedRun, FeedsOutput } from '@rondelle/contracts/site/feeds.inputs.ts';
import { createAddressReader } from '@rondelle/infra/fetch/read-address.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { startWritingSite, type WritingSite } from './writing-site.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const answers = new Map<string, Answer>();
const server = createServer((request, response) =>
  (answers.get(request.url ?? '') ?? ((_, refused) => refused.writeHead(404).end()))(request, response),
);
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const says =
  (body: string, etag: string): Answer =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(body);
  };

let site: WritingSite;
let admin: Client & { readonly id: string };
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = await startWritingSite({ readAddress: createAddressReader({ allowsPrivate: true }) });
  admin = await site.member('Administratrice', 'admin');
}, 60_000);
afterAll(async () => {
  server.close();
  await site.stop();
});

const event = (uid: string, day: string, title: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20210901T120000Z\r\nDTSTART:${day}T143000\r\nSUMMARY:${title}\r\nEND:VEVENT\r\n`;
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Inventé//FR\r\n${events.join('')}END:VCALENDAR\r\n`;

/** Addresses of the machine itself cannot be typed: the row is written as it would stand there. */
const addFeed = async (kind: Feed['kind'], path: string, addsTeams = false): Promise<number> => {
  const { rows } = await site.pool.query(
    `INSERT INTO operations.feeds (name, kind, address, season, "leagueId", "everyMinutes", "addsTeams", "isOn")
     VALUES ($1, $1, $2, '2021-2022', 11, 60, $3, false) RETURNING id`,
    [kind, at(path), addsTeams],
  );
  return rows[0].id;
};
const feedOf = async (id: number): Promise<Feed> => {
  const { data } = await admin.ask<FeedsOutput>('feed.list', {});
  const feed = data.feeds.find((one) => one.id === id);
  if (!feed) throw new Error('no such feed');
  return feed;
};
const ended = async (id: number): Promise<FeedRun> => {
  for (;;) {
    const [run] = (await feedOf(id)).runs;
    if (run?.finishedAt) return run;
    await sleep(100);
  }
};
const read = async (id: number): Promise<FeedRun> => {
  const before = (await feedOf(id)).runs.length;
  expect((await admin.tell('feed.run', { id })).code).toBeNull();
  while ((await feedOf(id)).runs.length === before) await sleep(50);
  return ended(id);
};
const gamesOn = async (date: string) =>
  (
    await site.pool.query(
      `SELECT "gameId", "homeTeamId", "homeGoals", "awayGoals", time FROM games WHERE date = $1`,
      [date],
    )
  ).rows;

test('a calendar is brought in, its changes are corrections, and what people correct stays and is told', async () => {
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
  const said = { gameId: moved.gameId, seasonId: 1, ...result, ...none };
  expect((await admin.tell('game.correctResult', said)).code).toBeNull();
  answers.set('/ligue.ics', says(calendar(first, event('b', '20211004', 'Équipe 3 6 – 1 Équipe 5')), '"3"'));
  const later = await read(id);
  expect(later).toMatchObject({ counts: { corrected: 0 }, leftCount: 1 });
  expect(later.left[0]).toMatchObject({ about: '2021-10-04 Équipe 3 – Équipe 5', column: 'homeGoals' });
  expect(await gamesOn('2021-10-04')).toMatchObject([{ homeGoals: 2 }]);

  // What nobody asks for anew is not brought in again.
  await site.pool.query(`UPDATE operations.feeds SET "isOn" = true WHERE id = $1`, [id]);
  await site.pool.query(`UPDATE operations.feed_runs SET "askedAt" = "askedAt" - interval '2 hours'`);
  await site.pool.query(`SELECT graphile_worker.add_job('feeds', job_key => 'feeds')`);
  while ((await feedOf(id)).runs[0]?.askedBy !== 'timetable') await sleep(100);
  expect(await ended(id)).toMatchObject({ outcome: 'unchanged' });
  await admin.tell('feed.switch', { id, isOn: false });
});

test('a reading is undone as one action, and what was taken back does not come again', async () => {
  answers.set('/autre.ics', says(calendar(event('z', '20211106', 'Équipe 1 1 – 0 Équipe 5')), '"1"'));
  const id = await addFeed('calendar', '/autre.ics');
  const { runId } = await read(id);
  const undone = await admin.tell<{ done: number }>('history.undoTogether', { correlationId: runId });
  expect(undone.data).toMatchObject({ finished: true, done: 1 });
  expect(await gamesOn('2021-11-06')).toEqual([]);
  expect(await read(id)).toMatchObject({ counts: { added: 0 } });
  expect(await gamesOn('2021-11-06')).toEqual([]);
});

test('names that are not clear are asked about once; new teams are registered where that is wanted', async () => {
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
  const before = (await feedOf(id)).runs.length;
  await admin.tell('feed.answer', { id, teams: [{ leagueId: 11, text: 'Équipe Un', team: 1 }] });
  while ((await feedOf(id)).runs.length === before) await sleep(50);
  expect(await ended(id)).toMatchObject({ counts: { added: 1, unchanged: 1, refused: 0 } });
  expect(await gamesOn('2021-12-04')).toMatchObject([{ homeTeamId: 1, homeGoals: 4, awayGoals: 3 }]);
  expect((await feedOf(id)).unclear).toEqual([]);
});

test('a dataset is read by its address as well', async () => {
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
  expect(run).toMatchObject({ outcome: 'imported', fault: null });
  expect(run.counts?.added).toBeGreaterThan(3);
  answers.set('/set/teams.csv', says('team_key,season\n', '"u"'));
  expect(await read(id)).toMatchObject({ fault: 'not-a-dataset', detail: 'teams.csv: missing-columns' });
});

test('what fails says why, and the administration tells of it', async () => {
  const id = await addFeed('calendar', '/missing.ics');
  expect(await read(id)).toMatchObject({ outcome: 'failed', fault: 'bad-status', detail: '404' });
  answers.set('/missing.ics', (_, response) => response.end('<html>'));
  expect(await read(id)).toMatchObject({ fault: 'not-a-calendar' });
  answers.set('/missing.ics', (_, response) => response.end(Buffer.alloc(9_000_000)));
  expect(await read(id)).toMatchObject({ fault: 'too-large' });
  answers.set('/missing.ics', (_, response) => response.writeHead(302, { location: '/missing.ics' }).end());
  expect(await read(id)).toMatchObject({ fault: 'too-many-redirects' });
  await admin.tell('feed.switch', { id, isOn: true });
  const { data } = await admin.ask<AdminOverview>('admin.overview', {});
  expect(data.concerns).toContainEqual(expect.objectContaining({ concern: 'feeds', count: 1 }));
  await admin.tell('feed.remove', { id });
});

test('nothing of the machine’s own network is read, whatever it is called', async () => {
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
      fault: 'address-refused',
    });
});

test('only administrators set sources up, and only at addresses that anybody may read', async () => {
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
  expect((await supervisor.tell('feed.save', feed)).code).toBe('permission/denied');
  for (const address of ['http://localhost/x', 'http://127.0.0.1/x', 'ftp://ligue.example/x', 'folder:set'])
    expect((await admin.tell('feed.save', { ...feed, address })).code, address).toBe('request/invalid');
  expect((await admin.tell('feed.save', { ...feed, leagueId: null })).code).toBe('request/invalid');
  const saved = await admin.tell<{ id: number }>('feed.save', feed);
  const { data } = await admin.ask<FeedsOutput>('feed.list', {});
  expect(data.feeds.find(({ id }) => id === saved.data.id)).toMatchObject({
    season: '2021-2022',
    league: { path: '/fr/2021-2022/c-1-m11/r-1-montreal' },
    isOn: true,
  });
});
