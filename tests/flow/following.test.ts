import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { mostFollowed, mostWatched } from '@rondelle/contracts/following/following.inputs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let ada: Client & { readonly id: string };
let bea: Client & { readonly id: string };
let program: Client & { readonly id: string };

const call = async (method: string, path: string, token: string | null, lang = 'fr') => {
  const response = await fetch(`${site.url}/api/v1${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    cache: response.headers.get('cache-control'),
  };
};
const league = '/league/liked?sid=2021-2022&cid=1&rid=1';

beforeAll(async () => {
  site = await startWritingSite();
  ada = await site.member('Ada');
  bea = await site.member('Bea');
  program = await site.member('Programme', 'member', 'api');
});
afterAll(() => site.stop());

describe('a browser keeps teams in view without an account', () => {
  const on = '2021-10-01';

  test('and learns how they do in one question, in the order in which it asks; those that are no more are left out', async () => {
    const { data } = await site.visitor.ask('team.watched', { eids: [2, 999_999, 1], on });
    expect(data).toMatchObject({ teams: [{ id: 2 }, { id: 1 }] });
  });

  test('but not for as many as it likes', async () => {
    const eids = Array.from({ length: mostWatched + 1 }, (_, at) => at + 1);
    expect(await site.visitor.ask('team.watched', { eids, on })).toMatchObject({ status: 400 });
    expect(await site.visitor.ask('team.watched', { eids: [], on })).toMatchObject({ status: 400 });
  });
});

describe('members follow teams, leagues and tournaments', () => {
  test('and stop following; twice is once', async () => {
    const team = { kind: 'team', id: 1 };
    expect((await ada.ask('following.status', team)).data).toEqual({ liked: false, supervised: false });
    expect((await ada.tell('following.follow', team)).data).toEqual({ status: true });
    expect((await ada.tell('following.follow', team)).data).toEqual({ status: true });
    expect((await ada.ask('following.status', team)).data).toEqual({ liked: true, supervised: false });
    expect((await bea.ask('following.status', team)).data).toEqual({ liked: false, supervised: false });
    expect((await ada.tell('following.unfollow', team)).data).toEqual({ status: false });
    expect((await ada.tell('following.unfollow', team)).data).toEqual({ status: false });
  });

  test('but nothing that does not exist, and nobody without an account', async () => {
    for (const kind of ['team', 'league', 'tournament'])
      expect(await ada.tell('following.follow', { kind, id: 999_999 })).toMatchObject({
        status: 404,
        code: `${kind}/unknown`,
        field: 'id',
      });
    expect(await site.visitor.tell('following.follow', { kind: 'team', id: 1 })).toMatchObject({
      status: 401,
      code: 'session/required',
    });
    expect(await site.visitor.ask('following.list', { sid: '2021-2022' })).toMatchObject({ status: 401 });
  });

  test('and see what of it a season has', async () => {
    await ada.tell('following.follow', { kind: 'team', id: 1 });
    await ada.tell('following.follow', { kind: 'league', id: 11 });
    expect((await ada.ask('following.list', { sid: '2021-2022' })).data).toMatchObject({
      season: { slug: '2021-2022' },
      teams: [{ id: 1 }],
      leagues: [{ id: 11 }],
      tournaments: [],
    });
    expect((await ada.ask('following.list', { sid: '2022-2023' })).data).toMatchObject({ leagues: [] });
  });

  test('up to a number that is more than anybody reads', async () => {
    const greedy = await site.member('Gourmande');
    await site.pool.query(
      `INSERT INTO accounts.followings ("memberId", kind, "thingId") SELECT $1, 'team', n + 1000 FROM generate_series(1, $2) n`,
      [greedy.id, mostFollowed],
    );
    const refused = await greedy.tell('following.follow', { kind: 'team', id: 1 });
    expect(refused).toMatchObject({ status: 409, code: 'following/too-many' });
    await greedy.tell('following.unfollow', { kind: 'team', id: 1001 });
    expect((await greedy.tell('following.follow', { kind: 'team', id: 1 })).data).toEqual({ status: true });
  });
});

describe('programs follow over REST', () => {
  test('with a token, and are told whether they do', async () => {
    const { token } = program;
    for (const path of ['/teams/1/liked', league]) {
      expect(await call('GET', path, token)).toMatchObject({ status: 200, body: { status: false } });
      expect(await call('POST', path, token)).toMatchObject({ status: 200, body: { status: true } });
      expect(await call('GET', path, token)).toEqual({
        status: 200,
        body: { status: true },
        cache: 'private, no-store',
      });
      expect(await call('DELETE', path, token)).toMatchObject({ status: 200, body: { status: false } });
    }
    expect((await call('POST', '/teams/1/liked', token)).status).toBe(200);
    expect((await call('GET', '/following?sid=2021-2022', token)).body).toMatchObject({ teams: [{ id: 1 }] });
    expect((await call('GET', '/dashboard', token, 'en')).body).toMatchObject({
      user: { username: 'Programme', role: 'member', path: expect.stringMatching(/^\/en\/u-/) },
      counts: { total_leagues: expect.any(Number), supervised_leagues: 0, supervised_tournaments: 0 },
    });
  });

  test('and without one are told to log in, in their language', async () => {
    for (const path of [
      '/teams/1/liked',
      league,
      '/tournaments/1/liked',
      '/tournaments/1/supervised',
      '/league/supervised?sid=2021-2022&cid=1&rid=1',
      '/following?sid=2021-2022',
      '/dashboard',
    ])
      expect(await call('GET', path, null)).toMatchObject({
        status: 401,
        body: { type: 'session/required' },
      });
    const [french, english] = [
      await call('GET', '/dashboard', null, 'fr'),
      await call('GET', '/dashboard', null, 'en'),
    ];
    expect(french.body['title']).not.toBe(english.body['title']);
  });

  test('and faults name the parameter of the call', async () => {
    expect(await call('POST', '/teams/999999/liked', program.token)).toMatchObject({
      status: 404,
      body: { type: 'team/unknown', parameter: 'eid' },
    });
    expect(await call('GET', '/teams/x/liked', program.token)).toMatchObject({
      status: 400,
      body: { parameter: 'eid' },
    });
    expect(await call('GET', '/tournaments/999999/liked', program.token)).toMatchObject({
      status: 404,
      body: { type: 'tournament/unknown', parameter: 'tid' },
    });
  });

  test('and find it all in the OpenAPI document', async () => {
    const { paths } = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { security?: unknown }>>;
    };
    for (const path of ['/teams/{eid}/liked', '/tournaments/{tid}/liked', '/league/liked'])
      expect(Object.keys(paths[`/api/v1${path}`] ?? {})).toEqual(['get', 'post', 'delete']);
    for (const path of ['/league/supervised', '/tournaments/{tid}/supervised', '/following', '/dashboard'])
      expect(paths[`/api/v1${path}`]?.['get']?.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/v1/supervisors/{suid}']).toBeDefined();
  });
});

const record = async (who: Client, more: object = {}) => {
  const { data, message } = await who.tell('game.record', { ...anotherGame, ...more });
  expect(message).toBeNull();
  return Number(data['id']);
};

describe('the dashboard', () => {
  const today = dayInQuebec(new Date().toISOString());
  type Dashboard = {
    changes: {
      since: string | null;
      entries: { action: string; actor: { name: string }; subject: { id: number } }[];
      upTo: string;
    };
    toConfirm: { id: number; home: { name: string } }[];
    disputed: { id: number }[];
    following: Record<'teams' | 'leagues' | 'tournaments', Record<string, unknown>[]>;
    recent: { action: string }[];
  };
  const dashboard = async (who: Client) => (await who.ask<Dashboard>('dashboard.get', { lang: 'fr' })).data;

  test('shows what others have changed in what one follows, and not what one did oneself', async () => {
    const gameId = await record(bea, { time: '20:00' });
    await record(ada, { date: '2021-11-27', time: '20:15' });
    const { changes, following, recent } = await dashboard(ada);
    expect(changes).toMatchObject({
      since: null,
      entries: expect.arrayContaining([
        expect.objectContaining({ action: 'GameRecorded', actor: expect.objectContaining({ name: 'Bea' }) }),
      ]),
    });
    expect(changes.entries.filter(({ actor }) => actor.name === 'Ada')).toEqual([]);
    expect(recent).toMatchObject([{ action: 'GameRecorded' }]);
    // A team is shown in the latest season that lists it.
    expect(following.teams).toMatchObject([{ id: 1, season: { slug: '2022-2023' } }]);
    expect(following.leagues).toMatchObject([{ id: 11, leader: expect.anything(), last: expect.anything() }]);
    expect(gameId).toBeGreaterThan(0);
  });

  test('shows at the next visit what came after the last one', async () => {
    const before = await dashboard(ada);
    await ada.tell('dashboard.visited', { upTo: before.changes.upTo });
    // Within one visit everything stays; then the clock goes on.
    expect((await dashboard(ada)).changes.entries).toEqual(before.changes.entries);
    await site.pool.query(
      `UPDATE accounts.dashboard_visits SET at = at - interval '1 hour' WHERE "memberId" = $1`,
      [ada.id],
    );
    expect((await dashboard(ada)).changes).toMatchObject({ since: expect.any(String), entries: [] });
    const gameId = await record(bea, { date: '2021-12-04', time: '09:00' });
    await bea.tell('game.delete', { gameId, seasonId: 1, reason: 'duplicate' });
    const { entries } = (await dashboard(ada)).changes;
    expect(entries.map(({ action }) => action)).toEqual(['GameDeleted', 'GameRecorded']);
    // A new visit begins: what it shows stays until it is over.
    await ada.tell('dashboard.visited', { upTo: (await dashboard(ada)).changes.upTo });
    expect((await dashboard(ada)).changes.entries).toHaveLength(2);
  });

  test('shows a correction that gives a game of one’s team to another, and not what becomes of it there', async () => {
    const eve = await site.member('Eve');
    await eve.tell('following.follow', { kind: 'team', id: 1 });
    const ofSeason = { seasonId: 2, leagueId: 21, date: '2022-11-20', time: '18:00' };
    const gameId = await record(bea, { ...ofSeason, homeTeamId: 1, awayTeamId: 3 });
    const said = { gameId, seasonId: 2 };
    const teams = { homeTeamId: 5, awayTeamId: 3, reason: 'wrong-teams' };
    expect((await bea.tell('game.correctTeams', { ...said, ...teams })).message).toBeNull();
    expect((await bea.tell('game.delete', { ...said, reason: 'duplicate' })).message).toBeNull();
    const { entries } = (await dashboard(eve)).changes;
    const ofGame = entries.filter(({ subject }) => subject.id === gameId);
    expect(ofGame.map(({ action }) => action)).toEqual(['GameTeamsCorrected', 'GameRecorded']);
  });

  test('lists results of one’s teams that wait for somebody else’s word, until it is given', async () => {
    await site.pool.query(
      `UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`,
      [today],
    );
    const own = await record(ada, { date: today, time: '10:00' });
    const others = await record(bea, { date: today, time: '12:00' });
    expect((await dashboard(ada)).toConfirm.map(({ id }) => id)).toEqual([others]);
    expect((await dashboard(bea)).toConfirm).toEqual([]);
    const said = { gameId: others, seasonId: 1, side: 'home' };
    expect(await bea.tell('game.confirmResult', said)).toMatchObject({ code: 'game/own-result' });
    expect((await ada.tell('game.confirmResult', said)).status).toBe(200);
    expect((await dashboard(ada)).toConfirm).toEqual([]);
    const dispute = { gameId: own, seasonId: 1, side: 'away', reason: 'typing-error' };
    expect((await bea.tell('game.disputeResult', dispute)).status).toBe(200);
    expect((await dashboard(ada)).disputed.map(({ id }) => id)).toEqual([own]);
  });

  test('of a member who follows nothing is empty', async () => {
    const eva = await site.member('Eva');
    expect(await dashboard(eva)).toMatchObject({
      supervisor: { status: false, path: null, leagues: [], tournaments: [] },
      following: { teams: [], leagues: [], tournaments: [] },
      changes: { since: null, entries: [], hasMore: false },
      toConfirm: [],
      disputed: [],
      recent: [],
    });
  });

  test('is for members: its page sends visitors to log in and back', async () => {
    for (const [page, login] of [
      ['/fr/tableau-de-bord', '/fr/connexion'],
      ['/en/dashboard', '/en/login'],
    ] as const) {
      const response = await fetch(site.url + page, { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${login}?next=${encodeURIComponent(page)}`);
    }
    const own = await fetch(`${site.url}/fr/tableau-de-bord`, {
      headers: { cookie: `session=${ada.token}` },
      redirect: 'manual',
    });
    expect(own.status).toBe(200);
  });
});

test('what one follows and when one looked is exported, and gone with the data', async () => {
  const { data } = await ada.ask('account.export', {});
  expect(data).toMatchObject({
    following: expect.arrayContaining([{ kind: 'team', id: 1, since: expect.any(String) }]),
    dashboardVisits: [{ position: expect.any(String) }, { position: expect.any(String) }],
    supervising: [],
  });
  await ada.tell('account.erase', { what: 'data', currentPassword: 'glace-bleue-et-bâtons' });
  for (const table of ['followings', 'dashboard_visits'])
    expect(
      (await site.pool.query(`SELECT FROM accounts.${table} WHERE "memberId" = $1`, [ada.id])).rowCount,
    ).toBe(0);
});
