import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

let site: WritingSite;
let member: Awaited<ReturnType<WritingSite['member']>>;
let token: string;
beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Ailière');
  token = String((await site.member('Programme', 'member', 'api')).token);
});
afterAll(() => site?.stop());

const post = async (game: object, key: string = randomUUID()) => {
  const response = await fetch(`${site.url}/api/v1/games`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(game),
  });
  return { status: response.status, data: (await response.json()) as Record<string, unknown> };
};
const there = { status: 409, data: { type: 'game/already-there' } };

describe('a program that records a game', () => {
  const game = { ...aGame, date: '2021-12-04' };

  test('gets a conflict when the game exists already, whichever team is at home', async () => {
    const key = randomUUID();
    const entered = await post(game, key);
    expect(entered).toMatchObject({ status: 201 });
    expect(await post(game)).toMatchObject(there);
    expect(await post({ ...game, homeTeamId: 3, awayTeamId: 1, time: null })).toMatchObject(there);
    // The same request sent again gets its first response.
    expect(await post(game, key)).toEqual(entered);
  });

  test('records a second game on a day at another time, or when the request marks it as intended', async () => {
    expect(await post({ ...game, time: '09:00' })).toMatchObject({ status: 201 });
    expect(await post({ ...game, again: true })).toMatchObject({ status: 201 });
  });

  test('gets a conflict when the game is scheduled, since its result belongs there', async () => {
    const { homeGoals: _, awayGoals: _a, decidedIn: _d, forfeitedBy: _f, ...fixture } = aGame;
    const { homeFairPlay: _h, awayFairPlay: _w, ...scheduled } = fixture;
    const entered = await member.mutate('game.schedule', { ...scheduled, date: '2021-12-05' });
    expect(entered).toMatchObject({ status: 200 });
    expect(await post({ ...game, date: '2021-12-05' })).toMatchObject(there);
  });
});

const statuses = (responses: readonly { readonly status: number }[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);

describe('the same game sent concurrently', () => {
  const game = { ...aGame, date: '2021-12-06' };
  const otherSide = { homeTeamId: game.awayTeamId, awayTeamId: game.homeTeamId };

  test('is recorded once, whichever team is at home', async () => {
    const sent = [game, game, { ...game, ...otherSide }, game, { ...game, time: null }, game];
    const responses = await Promise.all(sent.map((one) => post(one)));
    expect(statuses(responses)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)).toMatchObject(there);
  });

  test('is recorded once when it comes from grids too', async () => {
    const one = { ...game, date: '2021-12-07' };
    const save = () => member.mutate('game.saveMany', { games: [{ ...one, commandId: randomUUID() }] });
    const saved = await Promise.all([save(), save(), save(), post(one)]);
    const entered = saved.flatMap(({ status, data }) => {
      const [first] = (data['games'] as { refused: object | null }[] | undefined) ?? [];
      return status === 201 || (first && first.refused === null) ? [true] : [];
    });
    expect(entered).toEqual([true]);
  });

  test('is recorded by the next request when the first is refused', async () => {
    const one = { ...game, date: '2021-12-08' };
    const responses = await Promise.all([post({ ...one, categoryId: 999 }), post(one)]);
    expect(statuses(responses)[0]).toBe(201);
    expect(await post(one)).toMatchObject(there);
  });

  test('is recorded twice when it is played twice', async () => {
    const one = { ...game, date: '2021-12-09' };
    expect(statuses(await Promise.all([post(one), post({ ...one, time: '09:00' })]))).toEqual([201, 201]);
  });

  test('gets the same response twice when both requests have the same command id', async () => {
    const [one, key] = [{ ...game, date: '2021-12-10' }, randomUUID()];
    const [first, second] = await Promise.all([post(one, key), post(one, key)]);
    expect(first?.data['id']).toBe(second?.data['id']);
    expect([first?.status, second?.status]).toEqual([201, 201]);
  });
});

const preview = async (games: readonly object[]) => {
  const input = { games: games.map((game) => ({ ...game, commandId: randomUUID() })) };
  const { data } = await member.mutate('preview.changes', { procedure: 'game.saveMany', input });
  return data['refusedGames'];
};
const refused = (at: number) => ({ at, code: 'game/already-there', there: null });

describe('the preview of a weekend of results', () => {
  const game = { ...aGame, date: '2021-12-11' };
  const other = { ...aGame, date: '2021-12-12' };

  test('accepts only the first of several equal rows', async () => {
    expect(await preview([game, other, game, { ...game, homeTeamId: 3, awayTeamId: 1 }])).toMatchObject([
      refused(2),
      refused(3),
    ]);
  });

  test('accepts only the first of equal rows that are saved in different requests', async () => {
    const days = Array.from({ length: 120 }, (_, at) => ({
      ...aGame,
      date: new Date(Date.UTC(2022, 0, 1 + at)).toISOString().slice(0, 10),
    }));
    expect(await preview([...days, days[7] ?? game, days[119] ?? game])).toMatchObject([
      refused(120),
      refused(121),
    ]);
  });

  test('accepts equal rows that are marked as intended', async () => {
    expect(await preview([game, { ...game, again: true }])).toEqual([]);
  });
});
