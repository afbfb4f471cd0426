import { randomUUID } from 'node:crypto';
import type { ImportPlan } from '@rondelle/contracts/competition/imports.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysFrom } from '../flow/days-from.ts';
import { aFixture, aGame, anotherGame, startWritingSite, type WritingSite } from '../flow/writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
const tomorrow = daysFrom(today, 1);
const result = {
  homeGoals: 3,
  awayGoals: 1,
  decidedIn: 'regulation',
  forfeitedBy: null,
  homeFairPlay: null,
  awayFairPlay: null,
};
const refused = { code: 'game/not-yet-played' };
type Member = Awaited<ReturnType<WritingSite['member']>>;

let site: WritingSite;
let member: Member;
let api: Member;
let admin: Member;

beforeAll(async () => {
  site = await startWritingSite();
  member = await site.member('Pressée');
  api = await site.member('Programme', 'member', 'api');
  admin = await site.member('Fondatrice', 'admin');
  await site.pool.query(`UPDATE seasons SET "startsOn" = '2021-08-01', "endsOn" = $1 WHERE "seasonId" = 1`, [
    daysFrom(today, 60),
  ]);
});
afterAll(async () => {
  await site?.stop();
});

const schedule = async (date: string, time: string | null = null): Promise<number> => {
  const { data, message } = await admin.mutate('game.schedule', { ...aFixture, date, time });
  expect(message).toBeNull();
  return Number(data['id']);
};

test('refuses a result on a future day by the form, the grid and REST', async () => {
  expect(await member.mutate('game.record', { ...anotherGame, date: tomorrow })).toMatchObject(refused);
  const gameId = await schedule(tomorrow);
  expect(await member.mutate('game.recordResult', { gameId, seasonId: 1, ...result })).toMatchObject(refused);
  const grid = await member.mutate('game.saveMany', {
    games: [{ ...aGame, date: tomorrow, commandId: randomUUID() }],
  });
  expect(grid.data).toMatchObject({ games: [{ refused: { code: 'game/not-yet-played' } }] });
  const url = `${site.url}/api/v1/games/${gameId}/result`;
  const body = JSON.stringify({ seasonId: 1, ...result });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${api.token ?? ''}`,
    'idempotency-key': randomUUID(),
  };
  const response = await fetch(url, { method: 'PUT', body, headers });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('game/not-yet-played');
});

test('refuses a live score on a future day, and moving a result to one', async () => {
  const gameId = await schedule(tomorrow);
  expect(await member.mutate('game.start', { gameId, seasonId: 1 })).toMatchObject(refused);
  const played = await admin.mutate('game.record', { ...anotherGame, date: today });
  const moved = { seasonId: 1, date: tomorrow, time: null, venue: null, city: null };
  expect(
    await admin.mutate('game.reschedule', { gameId: Number(played.data['id']), ...moved }),
  ).toMatchObject(refused);
});

test('accepts a result on the day of its game at any hour, and together with the new day in one save', async () => {
  const late = await schedule(today, '23:59');
  expect(
    (await member.mutate('game.recordResult', { gameId: late, seasonId: 1, ...result })).code,
  ).toBeNull();
  const early = await schedule(tomorrow);
  const occasion = { date: today, time: '08:00', venue: null, city: null };
  const edit = { gameId: early, seasonId: 1, ifRevision: '0', occasion, result };
  expect((await admin.mutate('game.edit', edit)).code).toBeNull();
});

/** The cells of a game of two teams of the league; both have the same goals. */
const rowOf = (goals: string, date: string) => {
  const cells = { date, home: 'Équipe 1', away: 'Équipe 5', homeGoals: goals, awayGoals: goals };
  return sheetColumns.map((column) => new Map(Object.entries(cells)).get(column) ?? '');
};

test('refuses spreadsheet rows with results on future days, and plans games without results', async () => {
  const importId = randomUUID();
  const columns = ['date', 'home', 'away', 'homeGoals', 'awayGoals'];
  const about = { importId, season: '2021-2022', leagueId: 11, rows: 2, headings: '', columns };
  expect((await admin.mutate('imports.begin', about)).message).toBeNull();
  const rows = [rowOf('2', daysFrom(today, 5)), rowOf('', daysFrom(today, 6))];
  await admin.mutate('imports.addRows', {
    importId,
    from: 0,
    rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  });
  const answers = { leagues: [], teams: [], again: false };
  const { data } = await admin.mutate<ImportPlan>('imports.plan', { importId, answers });
  expect(data.counts).toMatchObject({ added: 1, refused: 1 });
  expect(JSON.stringify(data)).toContain('pas encore joué');
});

test('refuses a live score in a finished season from a member who may not correct it', async () => {
  const gameId = await schedule('2021-11-20');
  await site.write([{ stream: 'season-2', event: { type: 'OngoingSeasonChosen', data: { seasonId: 2 } } }]);
  await site.settled();
  expect(await member.mutate('game.start', { gameId, seasonId: 1 })).toMatchObject({
    code: 'game/season-over',
  });
  expect((await admin.mutate('game.start', { gameId, seasonId: 1 })).code).toBeNull();
  expect(
    await member.mutate('game.changeLiveScore', {
      gameId,
      seasonId: 1,
      homeGoals: 1,
      awayGoals: 0,
      period: 1,
    }),
  ).toMatchObject({ code: 'game/season-over' });
});
