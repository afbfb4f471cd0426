import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import type { GameRow } from '../../views/games/games.table.ts';
import { competitionRow, entry, gameRow } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { bestOf } from './best-of-groups.ts';
import { groupsOf } from './group-places.ts';

const rules = competitionRow(presets.quebecMinor, { kind: 'tournament', competition: 'tournament-1' });
type Score = readonly [home: number, away: number, homeGoals: number, awayGoals: number];

const bestIn = (
  groups: Readonly<Record<string, readonly number[]>>,
  scores: readonly Score[],
  deducted: Readonly<Record<number, number>> = {},
) => {
  const entries = Object.entries(groups).flatMap(([groupName, ids]) =>
    ids.map((id) => entry(id, { groupName, deducted: deducted[id] ?? 0 })),
  );
  const games = scores.map(
    ([home, away, homeGoals, awayGoals], at): GameRow =>
      gameRow(at + 1, home, away, { stage: 'preliminary', homeGoals, awayGoals }),
  );
  const tables = groupsOf(computeStandings(games, entries, rules), games, 1, rules);
  return (rank: number, nth: number) => bestOf(tables, { rank, nth }, games, rules);
};

/** All games of a group, each won by the team that is listed earlier. */
const inOrder = (ids: readonly number[], goals: number): Score[] =>
  ids.flatMap((one, at) => ids.slice(at + 1).map((other): Score => [one, other, goals, 0]));

const four = [1, 2, 3, 4];
const three = [5, 6, 7];

test('picks a rank that a small group lacks from the larger groups only', () => {
  const best = bestIn({ A: four, B: three }, [...inOrder(four, 1), ...inOrder(three, 1)]);
  expect(best(4, 1)).toEqual({ state: 'decided', teamId: 4 });
  expect(best(5, 1)).toEqual({ state: 'open', forNow: null });
});

test('ignores games against teams whose rank exceeds the size of the smallest group', () => {
  // Team 2 won two of three games, one of them against the last; team 6 won one of two by more goals.
  const best = bestIn({ A: four, B: three }, [
    ...inOrder(four, 1),
    ...inOrder(three, 5).slice(0, 2),
    [6, 7, 6, 0],
  ]);
  expect(best(2, 1)).toEqual({ state: 'decided', teamId: 6 });
  expect(best(2, 2)).toEqual({ state: 'decided', teamId: 2 });
});

test('decides a place despite a tie within a group that cannot change it', () => {
  // All of group B are tied, with a point for each of their two games; the second of A has two points and more goals.
  const tie: readonly Score[] = [
    [5, 6, 0, 0],
    [6, 7, 0, 0],
    [5, 7, 0, 0],
  ];
  const best = bestIn({ A: [1, 2, 3], B: three }, [
    ...inOrder([1, 2, 3], 1).slice(0, 2),
    [2, 3, 9, 0],
    ...tie,
  ]);
  expect(best(2, 1)).toEqual({ state: 'decided', teamId: 2 });
  expect(best(2, 2)).toMatchObject({ state: 'tied' });
});

test('reports a tie within a group when it decides which games count', () => {
  // Teams 3 and 4 are level, so that one of them is in the last rank that both groups have.
  const scores = (ofThree: number, ofFour: number): readonly Score[] => [
    [1, 2, 4, 0],
    [1, 3, ofFour, 0],
    [1, 4, ofThree, 0],
    [2, 3, ofThree, 0],
    [2, 4, ofFour, 0],
    [3, 4, 0, 0],
    ...inOrder(three, 4),
  ];
  // The second of A has beaten both by much, or one by much and the other by little.
  expect(bestIn({ A: four, B: three }, scores(9, 9))(2, 1)).toEqual({ state: 'decided', teamId: 2 });
  expect(bestIn({ A: four, B: three }, scores(9, 1))(2, 1)).toEqual({ state: 'tied', teamIds: [3, 4] });
});

test('deducted points count when teams of several groups are compared', () => {
  const groups = { A: [1, 2, 3], B: three };
  const scores = [[1, 2, 1, 0], [1, 3, 5, 0], [2, 3, 5, 0], ...inOrder(three, 1)] as const;
  expect(bestIn(groups, scores)(2, 1)).toEqual({ state: 'decided', teamId: 2 });
  expect(bestIn(groups, scores, { 2: 1 })(2, 1)).toEqual({ state: 'decided', teamId: 6 });
});

/** Each team has drawn with another one. */
const drawn = (ids: readonly number[] = []): Score[] =>
  ids.flatMap((home, at) => (at % 2 === 0 ? [[home, ids[at + 1] ?? home, 0, 0] as const] : []));

test('handles many tied teams as fast as few', () => {
  // There are 145 million ways to choose the sixteen of A that the other group has ranks for.
  const [large, small] = [30, 16].map((size, group) =>
    Array.from({ length: size }, (_, at) => group * 100 + at + 1),
  );
  const best = bestIn({ A: large ?? [], B: small ?? [] }, [...drawn(large), ...drawn(small)]);
  expect(best(1, 1)).toEqual({ state: 'tied', teamIds: large });
});

test('a place beyond the number of groups stays open', () => {
  const groups = { A: [1, 2], B: [3, 4] };
  const best = bestIn(groups, [...inOrder([1, 2], 3), ...inOrder([3, 4], 1)]);
  expect(best(1, 2)).toEqual({ state: 'tied', teamIds: [1, 3] });
  expect(best(1, 3)).toEqual({ state: 'open', forNow: null });
});
