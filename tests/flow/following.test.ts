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
afterAll(() => site?.stop());

describe('my teams in a browser without an account', () => {
  const on = '2021-10-01';

  test('are loaded in one query, in their order, without teams that no longer exist', async () => {
    const { data } = await site.visitor.query('team.watched', { eids: [2, 999_999, 1], on });
    expect(data).toMatchObject({ teams: [{ id: 2 }, { id: 1 }] });
  });

  test('are limited in number', async () => {
    const eids = Array.from({ length: mostWatched + 1 }, (_, at) => at + 1);
    expect(await site.visitor.query('team.watched', { eids, on })).toMatchObject({ status: 400 });
    expect(await site.visitor.query('team.watched', { eids: [], on })).toMatchObject({ status: 400 });
  });
});

describe('a member', () => {
  test('follows teams and stops following; following twice has no further effect', async () => {
    const team = { kind: 'team', id: 1 };
    expect((await ada.query('following.status', team)).data).toMatchObject({
      liked: false,
      supervised: false,
    });
    expect((await ada.mutate('following.follow', team)).data).toEqual({ status: true });
    expect((await ada.mutate('following.follow', team)).data).toEqual({ status: true });
    expect((await ada.query('following.status', team)).data).toMatchObject({
      liked: true,
      supervised: false,
    });
    expect((await bea.query('following.status', team)).data).toMatchObject({
      liked: false,
      supervised: false,
    });
    expect((await ada.mutate('following.unfollow', team)).data).toEqual({ status: false });
    expect((await ada.mutate('following.unfollow', team)).data).toEqual({ status: false });
  });

  test('follows nothing that does not exist, and only with an account', async () => {
    for (const kind of ['team', 'league', 'tournament'])
      expect(await ada.mutate('following.follow', { kind, id: 999_999 })).toMatchObject({
        status: 404,
        code: `${kind}/unknown`,
        field: 'id',
      });
    expect(await site.visitor.mutate('following.follow', { kind: 'team', id: 1 })).toMatchObject({
      status: 401,
      code: 'session/required',
    });
    expect(await site.visitor.query('following.list', { sid: '2021-2022' })).toMatchObject({ status: 401 });
  });

  test('sees the followed teams and leagues of a season', async () => {
    await ada.mutate('following.follow', { kind: 'team', id: 1 });
    await ada.mutate('following.follow', { kind: 'league', id: 11 });
    expect((await ada.query('following.list', { sid: '2021-2022' })).data).toMatchObject({
      season: { slug: '2021-2022' },
      teams: [{ id: 1 }],
      leagues: [{ id: 11 }],
      tournaments: [],
    });
    expect((await ada.query('following.list', { sid: '2022-2023' })).data).toMatchObject({ leagues: [] });
  });

  test('follows a limited number of teams', async () => {
    const greedy = await site.member('Gourmande');
    await site.pool.query(
      `INSERT INTO accounts.followings ("memberId", kind, "thingId") SELECT $1, 'team', n + 1000 FROM generate_series(1, $2) n`,
      [greedy.id, mostFollowed],
    );
    const refused = await greedy.mutate('following.follow', { kind: 'team', id: 1 });
    expect(refused).toMatchObject({ status: 409, code: 'following/too-many' });
    await greedy.mutate('following.unfollow', { kind: 'team', id: 1001 });
    expect((await greedy.mutate('following.follow', { kind: 'team', id: 1 })).data).toEqual({ status: true });
  });
});

describe('a program over REST', () => {
  test('follows teams and leagues with a token, and reads the status', async () => {
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

  test('gets 401 in its language without a token', async () => {
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

  test('gets errors that name the parameter of the route', async () => {
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

  test('finds the routes in the OpenAPI document', async () => {
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
  const { data, message } = await who.mutate('game.record', { ...anotherGame, ...more });
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
    disputed: { id: number; mayConfirm: boolean }[];
    following: Record<'teams' | 'leagues' | 'tournaments', Record<string, unknown>[]>;
    recent: { action: string }[];
  };
  const dashboard = async (who: Client) => (await who.query<Dashboard>('dashboard.get', { lang: 'fr' })).data;

  test("displays changes by others to followed entities, but not the member's own", async () => {
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
    // A team is displayed in its latest season.
    expect(following.teams).toMatchObject([{ id: 1, season: { slug: '2022-2023' } }]);
    expect(following.leagues).toMatchObject([{ id: 11, leader: expect.anything(), last: expect.anything() }]);
    expect(gameId).toBeGreaterThan(0);
  });

  test('displays the changes since the last visit at the next one', async () => {
    const before = await dashboard(ada);
    await ada.mutate('dashboard.visited', { upTo: before.changes.upTo });
    // Everything stays within one visit; then the clock is moved forward.
    expect((await dashboard(ada)).changes.entries).toEqual(before.changes.entries);
    await site.pool.query(
      `UPDATE accounts.dashboard_visits SET at = at - interval '1 hour' WHERE "memberId" = $1`,
      [ada.id],
    );
    expect((await dashboard(ada)).changes).toMatchObject({ since: expect.any(String), entries: [] });
    const gameId = await record(bea, { date: '2021-12-04', time: '09:00' });
    await bea.mutate('game.delete', { gameId, seasonId: 1, reason: 'duplicate' });
    const { entries } = (await dashboard(ada)).changes;
    expect(entries.map(({ action }) => action)).toEqual(['GameDeleted', 'GameRecorded']);
    // A new visit begins, and its changes stay until it ends.
    await ada.mutate('dashboard.visited', { upTo: (await dashboard(ada)).changes.upTo });
    expect((await dashboard(ada)).changes.entries).toHaveLength(2);
  });

  test('displays a correction that assigns a followed team’s game to another team, but not later changes', async () => {
    const eve = await site.member('Eve');
    await eve.mutate('following.follow', { kind: 'team', id: 1 });
    const ofSeason = { seasonId: 2, leagueId: 21, date: '2022-11-20', time: '18:00' };
    const gameId = await record(bea, { ...ofSeason, homeTeamId: 1, awayTeamId: 3 });
    const output = { gameId, seasonId: 2 };
    const teams = { homeTeamId: 5, awayTeamId: 3, reason: 'wrong-teams' };
    expect((await bea.mutate('game.correctTeams', { ...output, ...teams })).message).toBeNull();
    expect((await bea.mutate('game.delete', { ...output, reason: 'duplicate' })).message).toBeNull();
    const { entries } = (await dashboard(eve)).changes;
    const ofGame = entries.filter(({ subject }) => subject.id === gameId);
    expect(ofGame.map(({ action }) => action)).toEqual(['GameTeamsCorrected', 'GameRecorded']);
  });

  test('lists results of followed teams that another member must confirm, until they are confirmed', async () => {
    await site.pool.query(
      `UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`,
      [today],
    );
    const own = await record(ada, { date: today, time: '10:00' });
    const others = await record(bea, { date: today, time: '12:00' });
    expect((await dashboard(ada)).toConfirm.map(({ id }) => id)).toEqual([others]);
    expect((await dashboard(bea)).toConfirm).toEqual([]);
    const output = { gameId: others, seasonId: 1, side: 'home' };
    expect(await bea.mutate('game.confirmResult', output)).toMatchObject({ code: 'game/own-result' });
    expect((await ada.mutate('game.confirmResult', output)).status).toBe(200);
    expect((await dashboard(ada)).toConfirm).toEqual([]);
    const dispute = { gameId: own, seasonId: 1, side: 'away', reason: 'typing-error' };
    expect((await bea.mutate('game.disputeResult', dispute)).status).toBe(200);
    expect((await dashboard(ada)).disputed.map(({ id }) => id)).toEqual([own]);
  });

  test('does not offer to confirm one’s own result, or a dispute that is for others to settle', async () => {
    const swapper = await site.member('Échangeuse', 'supervisor');
    await swapper.mutate('following.follow', { kind: 'team', id: 1 });
    const gameId = await record(bea, { date: today, time: '14:00' });
    const swapped = { gameId, seasonId: 1, homeTeamId: 3, awayTeamId: 1, reason: 'wrong-teams' };
    expect((await swapper.mutate('game.correctTeams', swapped)).message).toBeNull();
    const output = { gameId, seasonId: 1, side: 'home' };
    expect(await swapper.mutate('game.confirmResult', output)).toMatchObject({ code: 'game/own-result' });
    expect((await dashboard(swapper)).toConfirm.map(({ id }) => id)).not.toContain(gameId);
    const [mia, noa] = [await site.member('Mia'), await site.member('Noa', 'specialSupervisor')];
    for (const member of [mia, noa]) await member.mutate('following.follow', { kind: 'team', id: 1 });
    expect((await dashboard(mia)).toConfirm.map(({ id }) => id)).toContain(gameId);
    const dispute = { ...output, reason: 'typing-error' };
    expect((await bea.mutate('game.disputeResult', dispute)).message).toBeNull();
    const mayConfirm = async (member: typeof ada) =>
      (await dashboard(member)).disputed.find(({ id }) => id === gameId)?.mayConfirm;
    expect(await mayConfirm(swapper)).toBe(false);
    expect(await mayConfirm(mia)).toBe(false);
    expect(await mayConfirm(noa)).toBe(true);
  });

  test('is empty for a member who follows nothing', async () => {
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

  test('redirects visitors to the login and back', async () => {
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

test('the form on a team’s card counts the same games as its page, inter-league ones included', async () => {
  // Teams are displayed in their latest season.
  await record(bea, { seasonId: 2, leagueId: null, date: '2022-12-03', time: '09:00' });
  const id = anotherGame.awayTeamId;
  type Teams = { teams: { form: string[]; season: { slug: string } }[] };
  const { teams } = (await site.visitor.query<Teams>('team.watched', { eids: [id], on: '2022-12-05' })).data;
  const sid = teams[0]?.season.slug;
  const page = (await site.visitor.query<{ record: { lastFive: string[] } }>('team.get', { eid: id, sid }))
    .data;
  expect(teams[0]?.form.length).toBeGreaterThan(0);
  expect(teams[0]?.form).toEqual(page.record.lastFive);
});

test('followed entities and dashboard visits are exported, and deleted with the data', async () => {
  const { data } = await ada.query('account.export', {});
  expect(data).toMatchObject({
    following: expect.arrayContaining([{ kind: 'team', id: 1, since: expect.any(String) }]),
    dashboardVisits: [{ position: expect.any(String) }, { position: expect.any(String) }],
    supervising: [],
  });
  await ada.mutate('account.erase', { what: 'data', currentPassword: 'glace-bleue-et-bâtons' });
  for (const table of ['followings', 'dashboard_visits'])
    expect(
      (await site.pool.query(`SELECT FROM accounts.${table} WHERE "memberId" = $1`, [ada.id])).rowCount,
    ).toBe(0);
});
