import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { isPlayed } from '../../views/games/result.ts';
import { competitionRow, entry, gameRow, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { bestOf } from '../bracket/best-of-groups.ts';
import { groupsOf } from '../bracket/group-places.ts';
import { type BestOfGroups, type RacingGroup, sharesOfBest } from './best-of-simulated.ts';
import { outlookRace } from './outlook.ts';

const competition = competitionRow(presets.quebecMinor, {
  kind: 'tournament',
  competition: 'tournament-1',
});
type Rows = readonly ReturnType<typeof gameRow>[];

const groupOf = (teamIds: readonly number[], games: readonly CountedGame[]): RacingGroup => {
  const table = {
    categoryId: 1,
    groupName: '',
    teamIds: new Set(teamIds),
    games: [...games],
    divisions: new Map(),
    deducted: new Map(),
  };
  const { race, gameIds, ...rest } = outlookRace({ table, competition, forecasts: [], ratings: [] });
  const open = gameIds.flatMap((gameId) => games.find((game) => game.gameId === gameId) ?? []);
  return { ...rest, race, size: teamIds.length, played: games.filter(isPlayed), open };
};
const seconds = (groups: readonly RacingGroup[], nths: readonly number[]): BestOfGroups => ({
  groups,
  places: nths.map((nth) => ({ rank: 2, nth })),
  rules: competition,
  deducted: new Map(),
});

let gameId = 0;
const played = (home: number, result: `${number}-${number}`, away: number) =>
  score((gameId += 1), home, result, away, { stage: 'preliminary' });
const toCome = (home: number, away: number) =>
  gameRow((gameId += 1), home, away, {
    stage: 'preliminary',
    status: 'scheduled',
    homeGoals: null,
    awayGoals: null,
  });

/** All games of a group, each won by the team that is listed earlier, by so many goals. */
const inOrder = (ids: readonly number[], goals: number): Rows =>
  ids.flatMap((one, at) => ids.slice(at + 1).map((other) => played(one, `${goals}-0`, other)));

test('finished groups of any size give the teams that the bracket picks', async () => {
  const [four, three] = [
    [1, 2, 3, 4],
    [5, 6, 7],
  ] as const;
  // Team 2 has two wins of which one against the last, whose games do not count; team 6 has one win by more goals.
  const games = { A: inOrder(four, 1), B: [played(5, '5-0', 6), played(5, '5-0', 7), played(6, '6-0', 7)] };
  const all = [...games.A, ...games.B];
  const entries = Object.entries({ A: four, B: three }).flatMap(([groupName, ids]) =>
    ids.map((id) => entry(id, { groupName })),
  );
  const tables = groupsOf(computeStandings(all, entries, competition), all, 2, competition);
  expect(bestOf(tables, { rank: 2, nth: 1 }, all, competition)).toEqual({ state: 'decided', teamId: 6 });
  const shares = await sharesOfBest(seconds([groupOf(four, games.A), groupOf(three, games.B)], [1]));
  expect([2, 6].map((id) => shares.get(id)?.get(2))).toEqual([0, 1]);
  expect(shares.has(1)).toBe(false);
});

/** The first team has beaten both others, who play each other. */
const withFirst = (ids: readonly [number, number, number], result: `${number}-${number}`): RacingGroup => {
  const [first, one, other] = ids;
  return groupOf(ids, [played(first, result, one), played(first, result, other), toCome(one, other)]);
};

test('picks as many best teams as there are places', async () => {
  const groups = [withFirst([1, 2, 3], '3-1'), withFirst([4, 5, 6], '3-1'), withFirst([7, 8, 9], '3-1')];
  const shares = await sharesOfBest(seconds(groups, [1, 2]));
  // Two teams of each group share the second rank about evenly, and two of three seconds go on.
  for (const id of [2, 3, 5, 6, 8, 9]) expect(shares.get(id)?.get(2)).toBeCloseTo(2 / 3, 1);
  expect(await sharesOfBest(seconds(groups, [1, 2]))).toEqual(shares);
});

test('a second team that lost by much is seldom the best second', async () => {
  const groups = [withFirst([1, 2, 3], '1-0'), withFirst([4, 5, 6], '12-0')];
  const shares = await sharesOfBest(seconds(groups, [1]));
  expect(shares.get(2)?.get(2)).toBeGreaterThan(0.8);
  expect(shares.get(5)?.get(2)).toBeLessThan(0.2);
});
