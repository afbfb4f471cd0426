import type { TournamentForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysFrom } from './days-from.ts';
import { aFixture, aGame, startWritingSite, type WritingSite } from './writing-site.ts';

const today = dayInQuebec(new Date().toISOString());
const [before, after] = [daysFrom(today, -2), daysFrom(today, 2)];
let teamIds: readonly number[] = [];
const name = (text: string) => ({ fr: text, en: text });

let site: WritingSite;
let chief: Awaited<ReturnType<WritingSite['member']>>;
let tournamentId: number;

const done = async (procedure: string, input: object): Promise<number> => {
  const { data, message } = await chief.mutate(procedure, input);
  expect(message, procedure).toBeNull();
  return Number(data['id']);
};
const forecast = async (change: object = {}) =>
  site.visitor.query<TournamentForecastOutput>('tournament.forecast', { tid: tournamentId, ...change });
const group = async () => (await forecast()).data.groups[0];

beforeAll(async () => {
  site = await startWritingSite();
  chief = await site.member('Cheffe', 'admin');
  await site.pool.query('UPDATE seasons SET "endsOn" = $1 WHERE "seasonId" = 1', [daysFrom(today, 60)]);
});
afterAll(() => site?.stop());

const side = (rank: number) => ({ from: 'group', group: 'A', rank });
const final = { slot: 'F', stage: 'final', date: after, time: null, venue: null, city: null };
const inGroup = () => ({ leagueId: null, tournamentId, stage: 'preliminary', group: 'A' });
const draw = (...changes: readonly object[]) =>
  done('tournament.drawBracket', {
    tournamentId,
    seasonId: 1,
    categoryId: 1,
    groupGames: 3,
    slots: changes.map((change) => ({ ...final, home: side(1), away: side(2), ...change })),
  });
const register = (text: string) =>
  done('team.register', { seasonId: 1, categoryId: 1, regionId: 1, name: text, city: null });
const enter = (teamId: number, group = 'A') =>
  done('tournament.enterTeam', { tournamentId, seasonId: 1, categoryId: 1, group, teamId });
const play = (homeTeamId: number, awayTeamId: number, homeGoals: number) =>
  done('game.record', {
    ...aGame,
    ...inGroup(),
    date: before,
    homeTeamId,
    awayTeamId,
    homeGoals,
    awayGoals: 0,
  });
const plan = (homeTeamId: number, awayTeamId: number, inWhich = 'A') =>
  done('game.schedule', { ...aFixture, ...inGroup(), group: inWhich, date: after, homeTeamId, awayTeamId });

/** Four teams in a group whose first two play the final; A has beaten B and C, B has beaten D. */
beforeEach(async () => {
  const days = { startsOn: daysFrom(today, -3), endsOn: daysFrom(today, 3) };
  tournamentId = await done('tournament.create', {
    seasonId: 1,
    name: name(`Coupe ${Date.now()}`),
    categoryIds: [1],
    rulesetId: 1,
    rulesetVersion: 1,
    ...days,
    city: null,
  });
  const [a, b, c, d] = [await register('A'), await register('B'), await register('C'), await register('D')];
  teamIds = [a, b, c, d];
  for (const teamId of teamIds) await enter(teamId);
  await draw({});
  await play(a, b, 3);
  await play(a, c, 4);
  await play(b, d, 2);
  await plan(a, d);
  await plan(b, c);
});

test('every team of a group has its chances of each rank and of the final', async () => {
  const [a, , c = 0, d = 0] = teamIds;
  expect((await forecast()).data.groups).toEqual([]);
  await plan(c, d);
  const found = await group();
  expect(found).toMatchObject({ name: 'A', gamesToCome: 3 });
  const teams = found?.teams ?? [];
  expect(teams.map(({ team }) => team.id).toSorted()).toEqual(teamIds.toSorted());
  for (const { chances } of teams) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 2);
  const through = (id: number | undefined) => teams.find(({ team }) => team.id === id)?.playoffs;
  expect(teamIds.reduce((sum, id) => sum + (through(id)?.chance ?? 0), 0)).toBeCloseTo(2, 2);
  expect(through(a)?.chance).toBeGreaterThan(through(d)?.chance ?? 1);
  // A team without a point may still reach the final, and the first may still miss it.
  expect(through(d)).toMatchObject({ isSure: false });
});

test('the chance to go on counts the best second team of the groups, once all games are scheduled', async () => {
  const [, , c = 0, d = 0] = teamIds;
  await plan(c, d);
  const others: number[] = [];
  for (const text of ['E', 'F', 'G', 'H']) others.push(await register(text));
  for (const teamId of others) await enter(teamId, 'B');
  const [first, second] = [side(1), { from: 'best', rank: 2, nth: 1 }];
  await draw(
    { slot: 'S', stage: 'semi-final', home: first, away: second },
    { ...final, home: { from: 'winner', slot: 'S' }, away: { ...first, group: 'B' } },
  );
  expect((await group())?.teams.map(({ playoffs }) => playoffs)).toEqual([null, null, null, null]);
  for (const [at, home] of others.entries())
    for (const away of others.slice(at + 1)) await plan(home, away, 'B');
  const { groups } = (await forecast()).data;
  expect(groups.map(({ name, teams }) => [name, teams.length])).toEqual([
    ['A', 4],
    ['B', 4],
  ]);
  const teams = groups.flatMap((one) => one.teams);
  expect(teams.reduce((sum, { playoffs }) => sum + (playoffs?.chance ?? 0), 0)).toBeCloseTo(3, 1);
  for (const { chances, playoffs } of teams) {
    expect(playoffs?.chance).toBeGreaterThanOrEqual((chances[0] ?? 0) - 1e-9);
    expect(playoffs?.chance).toBeLessThanOrEqual((chances[0] ?? 0) + (chances[1] ?? 0) + 1e-4);
  }
});

test('a category that shows tables alone has no forecast', async () => {
  const [, , c = 0, d = 0] = teamIds;
  await plan(c, d);
  await done('category.choosePolicy', { categoryId: 1, shows: 'tables' });
  expect((await forecast()).data).toMatchObject({ groups: [], simulations: 0 });
  await done('category.choosePolicy', { categoryId: 1, shows: 'everything' });
  expect(await forecast({ cid: 2 })).toMatchObject({ status: 404, code: 'tournament/category-not-held' });
  expect(await forecast({ tid: 999_999 })).toMatchObject({ status: 404, code: 'tournament/unknown' });
});
