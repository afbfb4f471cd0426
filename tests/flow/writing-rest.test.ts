import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { aGame, anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

let site: WritingSite;
let program: Client & { readonly id: string };
beforeAll(async () => {
  site = await startWritingSite();
  program = await site.member('Pointeur', 'member', 'api');
});
afterAll(() => site?.stop());

type Call = {
  readonly body?: object;
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
};
const call = async (method: string, path: string, { body, key, headers }: Call = {}) => {
  const response = await fetch(`${site.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      authorization: `Bearer ${program.token}`,
      ...(key !== null && { 'idempotency-key': key ?? randomUUID() }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    retryAfter: response.headers.get('retry-after'),
    data: (await response.json()) as Record<string, unknown>,
  };
};
const { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay } = aGame;
const result = { homeGoals, awayGoals, decidedIn, forfeitedBy, homeFairPlay, awayFairPlay };

describe('a program', () => {
  test('records a game once, corrects its result and deletes it', async () => {
    const key = randomUUID();
    const entered = await call('POST', '/games', { body: aGame, key });
    expect(entered).toMatchObject({ status: 201, data: { revision: '0', upToDate: true } });
    expect(await call('POST', '/games', { body: aGame, key })).toEqual(entered);
    const game = `/games/${String(entered.data.id)}`;
    const correction = { seasonId: 1, ...result, homeGoals: 8, reason: 'typing-error' };
    expect(await call('PATCH', `${game}/result`, { body: correction })).toMatchObject({ status: 200 });
    expect(await call('GET', game)).toMatchObject({ data: { game: { home: { goals: 8 } } } });
    expect(await call('DELETE', `${game}?seasonId=1&reason=duplicate`)).toMatchObject({ status: 200 });
    expect(await call('PUT', `${game}/result`, { body: { seasonId: 1, ...result } })).toMatchObject({
      status: 409,
      data: { type: 'game/deleted' },
    });
    for await (const { metadata } of site.log.readStream(`game-${Number(entered.data.id)}`))
      expect(metadata).toMatchObject({ source: 'api', actor: { id: program.id, role: 'member' } });
  });

  test('sets the crest of a team, and an invalid colour is refused', async () => {
    const crest = { main: '#124684', second: '#f4c430', outline: 'puck', motif: 'hoops' };
    expect(await call('PUT', '/teams/1/crest', { body: { crest } })).toMatchObject({ status: 200 });
    expect(await call('GET', '/teams/1?sid=2021-2022')).toMatchObject({ data: { team: { crest } } });
    const red = { ...crest, main: 'red' };
    expect(await call('PUT', '/teams/1/crest', { body: { crest: red } })).toMatchObject({ status: 400 });
    expect(await call('PUT', '/teams/1/crest', { body: { crest: null } })).toMatchObject({ status: 200 });
  });

  test('gets errors that name the wrong parameter', async () => {
    expect(await call('POST', '/games', { body: aGame, key: null })).toMatchObject({
      status: 400,
      type: expect.stringMatching('application/problem\\+json') as unknown,
      data: { type: 'request/invalid', parameter: 'Idempotency-Key' },
    });
    const outside = { ...aGame, date: '2030-01-01' };
    expect(await call('POST', '/games?lang=en', { body: outside })).toMatchObject({
      status: 422,
      data: {
        type: 'game/date-outside-season',
        parameter: 'date',
        title: 'this date is not within the season',
      },
    });
    expect(await call('DELETE', '/games/nothing?seasonId=1&reason=other')).toMatchObject({
      status: 400,
      data: { parameter: 'gid' },
    });
    expect(await call('POST', '/games', { headers: { 'content-type': 'application/json' } })).toMatchObject({
      status: 400,
    });
  });

  test('changes nothing without a valid token', async () => {
    const head = await site.log.head();
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await call('POST', '/games', { body: aGame, headers })).toMatchObject({
      status: 401,
      data: { type: 'session/required' },
    });
    expect(await site.log.head()).toBe(head);
  });

  test('edits a league, a tournament and a team as their forms do', async () => {
    const name = { fr: 'Ligue du Fleuve', en: 'River League' };
    const league = { seasonId: 1, name, categoryId: 1, regionId: 1 };
    const edited = await call('PUT', '/leagues/11', { body: league });
    expect(edited).toMatchObject({ status: 200, data: { id: 11, upToDate: true } });
    expect(await call('GET', '/league?sid=1&cid=1&rid=1&lang=en')).toMatchObject({
      data: { league: { id: 11, name: 'River League' } },
    });
    const days = { startsOn: '2022-01-07', endsOn: '2022-01-09' };
    const cup = { seasonId: 1, name: { fr: 'Coupe', en: 'Cup' }, categoryIds: [1], ...days };
    const rules = { rulesetId: 1, rulesetVersion: 1 };
    const { data: created } = await program.mutate('tournament.create', { ...cup, ...rules, city: 'Laval' });
    const tournament = `/tournaments/${String(created['id'])}`;
    expect(await call('PUT', tournament, { body: { ...cup, city: 'Magog' } })).toMatchObject({ status: 200 });
    expect(await call('PUT', tournament, { body: { ...cup, endsOn: '2022-01-10' } })).toMatchObject({
      status: 200,
    });
    expect(await call('GET', tournament)).toMatchObject({
      data: { tournament: { name: 'Coupe', city: 'Magog', endsOn: '2022-01-10' } },
    });
    const { data: team } = await program.mutate('team.register', { ...league, name: 'Lynx', city: null });
    const listing = { seasonId: 1, categoryId: 1, regionId: 1, name: 'Loups', city: 'Alma' };
    expect(await call('PUT', `/teams/${String(team['id'])}`, { body: listing })).toMatchObject({
      status: 200,
    });
    expect(await call('GET', `/teams/${String(team['id'])}?sid=1`)).toMatchObject({
      data: { team: { name: 'Loups', city: 'Alma' } },
    });
  });

  test('may not change the ruleset of a league that the member does not supervise', async () => {
    const body = { seasonId: 1, rulesetId: 1, rulesetVersion: 1 };
    for (const path of ['/leagues/11/ruleset', '/tournaments/1/ruleset'])
      expect(await call('PUT', path, { body })).toMatchObject({
        status: 403,
        data: { type: 'permission/denied' },
      });
    const { token } = await site.member('Meneuse', 'admin', 'api');
    const headers = { authorization: `Bearer ${token ?? ''}` };
    expect(await call('PUT', '/leagues/11/ruleset', { body, headers })).toMatchObject({ status: 200 });
  });

  test("gets errors that name the path's parameter", async () => {
    const body = { seasonId: 1, name: { fr: 'x', en: 'x' }, categoryId: 1, regionId: 1 };
    expect(await call('PUT', '/leagues/nothing', { body })).toMatchObject({
      status: 400,
      data: { type: 'request/invalid', parameter: 'lid' },
    });
    expect(await call('PUT', '/leagues/11', { body: { ...body, categoryId: 999 } })).toMatchObject({
      status: 404,
      data: { type: 'category/unknown', parameter: 'categoryId' },
    });
    expect(await call('PUT', '/tournaments/nothing', { body })).toMatchObject({
      status: 400,
      data: { parameter: 'tid' },
    });
    expect(await call('PUT', '/teams/nothing', { body: { ...body, name: 'x', city: null } })).toMatchObject({
      status: 400,
      data: { parameter: 'eid' },
    });
    // In a body that is about something else, the parameter has the procedure's own name.
    expect(await call('POST', '/games', { body: { ...aGame, leagueId: 'x' } })).toMatchObject({
      status: 400,
      data: { parameter: 'leagueId' },
    });
  });

  test('finds the routes in the OpenAPI document', async () => {
    const { data } = await call('GET', '/openapi.json');
    const paths = data.paths as Record<string, Record<string, { parameters?: { name: string }[] }>>;
    expect(Object.keys(paths['/api/v1/games/{gid}'] ?? {})).toEqual(['get', 'delete']);
    expect(paths['/api/v1/games']?.post?.parameters?.map(({ name }) => name)).toContain('Idempotency-Key');
    expect(Object.keys(paths['/api/v1/tournaments/{tid}'] ?? {})).toEqual(['get', 'put']);
    expect(paths['/api/v1/leagues/{lid}']?.put?.parameters?.map(({ name }) => name)).toEqual([
      'Idempotency-Key',
      'lang',
      'lid',
    ]);
  });
});

test('a page of another site cannot write with a member’s cookie', async () => {
  const member = await site.member('Visé');
  const response = await fetch(`${site.url}/api/v1/games`, {
    method: 'POST',
    headers: {
      cookie: `session=${member.token}`,
      origin: 'https://evil.example',
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(aGame),
  });
  expect(response.status).toBe(403);
});

describe('rate limits', () => {
  test('return Retry-After to members, and do not apply to admins', async () => {
    const vandal = await site.member('Pressé');
    const admin = await site.member('Patronne', 'admin');
    const games = Array.from({ length: 25 }, () => ({ ...aGame, commandId: randomUUID(), again: true }));
    const { data } = await vandal.mutate('game.saveMany', { games });
    const ids = (data.games as { written: { id: number } }[]).map(({ written }) => written.id);
    const removed = await Promise.all(
      ids.map((gameId) => vandal.mutate('game.delete', { gameId, seasonId: 1, reason: 'other' })),
    );
    const allowed = removed.filter(({ status }) => status === 200);
    const stopped = removed.filter(({ status }) => status === 429);
    expect([allowed.length, stopped.length]).toEqual([20, 5]);
    for (const { code, headers } of stopped) {
      expect(code).toBe('request/too-many');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(100);
    }
    for (const [index, gameId] of ids.entries())
      if (removed[index]?.status === 429)
        expect(await admin.mutate('game.delete', { gameId, seasonId: 1, reason: 'other' })).toMatchObject({
          status: 200,
        });
  });

  test('allow sixty saves a minute', async () => {
    const member = await site.member('Rapide');
    const replies = await Promise.all(
      Array.from({ length: 70 }, () => member.mutate('game.record', anotherGame)),
    );
    const saved = replies.filter(({ status }) => status === 200).length;
    // The limit refills while the requests run.
    expect(saved).toBeGreaterThanOrEqual(60);
    expect(saved).toBeLessThan(70);
  });
});
