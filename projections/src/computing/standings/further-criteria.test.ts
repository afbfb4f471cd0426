import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { expect, test } from 'vitest';
import { divisionTable } from './division-table.ts';
import { competitionRow, entry, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings, ranksOn } from '../../views/standings/standings.ts';

const rules = (tieBreakers: Criterion[]) => competitionRow({ tieBreakers });
const ids = (rows: readonly { teamId: number }[]) => rows.map(({ teamId }) => teamId);

test('head-to-head without the odd game excludes the first game in the arena that hosted more of them', () => {
  const games = [
    score(1, 10, '3-0', 20, { date: '2024-10-01' }),
    score(2, 10, '1-2', 20, { date: '2024-10-02' }),
    score(3, 20, '0-0', 10, { date: '2024-10-03' }),
    score(4, 20, '0-1', 30, { date: '2024-10-04' }),
    score(5, 10, '0-1', 30, { date: '2024-10-05' }),
  ];
  const ranked = ranksOn([10, 20], games, rules(['points', 'headToHeadWithoutOddGame']));
  expect(ids(ranked)).toEqual([20, 10]);
  expect(ranked[0]?.tieBreak?.steps[0]).toEqual({
    criterion: 'headToHeadWithoutOddGame',
    teamIds: [20, 10],
    values: [0.75, 0.25],
    fractions: [
      [3, 4],
      [1, 4],
    ],
  });
});

test('head-to-head without the odd game excludes one game, also where a team hosts two more', () => {
  const games = [
    score(1, 10, '3-0', 20, { date: '2024-10-01' }),
    score(2, 10, '3-0', 20, { date: '2024-10-02' }),
    score(3, 20, '0-1', 30, { date: '2024-10-03' }),
    score(4, 20, '2-0', 30, { date: '2024-10-04' }),
    score(5, 20, '2-0', 30, { date: '2024-10-05' }),
  ];
  const ranked = ranksOn([10, 20], games, rules(['points', 'headToHeadWithoutOddGame']));
  expect(ranked[0]?.tieBreak?.steps[0]).toMatchObject({
    teamIds: [10, 20],
    fractions: [
      [2, 2],
      [0, 2],
    ],
  });
});

test('compares tied teams by their results against the best team outside the tie', () => {
  const games = [
    score(1, 30, '5-0', 20),
    score(2, 30, '2-1', 10),
    score(3, 10, '1-1', 20),
    score(4, 30, '1-0', 40),
    score(5, 10, '1-0', 40),
    score(6, 20, '9-0', 40),
  ];
  const ranked = ranksOn([10, 20, 30, 40], games, rules(['points', 'goalDifferenceAgainstBest']));
  expect(ids(ranked)).toEqual([30, 10, 20, 40]);
});

test('ranks by goals for divided by goals against, and by fewest penalty minutes', () => {
  const games = [
    score(1, 10, '2-1', 30, { homePenaltyMinutes: 4 }),
    score(2, 20, '6-4', 30, { homePenaltyMinutes: 2 }),
  ];
  expect(ids(ranksOn([10, 20], games, rules(['points', 'goalQuotient'])))).toEqual([10, 20]);
  expect(ids(ranksOn([10, 20], games, rules(['points', 'fewestPenaltyMinutes'])))).toEqual([20, 10]);
});

test('division winners come first, and ties in a division are broken within it', () => {
  const entries = [
    entry(10, { divisionId: 1 }),
    entry(20, { divisionId: 1 }),
    entry(30, { divisionId: 2 }),
    entry(40, { divisionId: 2 }),
  ];
  const games = [
    score(1, 10, '1-0', 30),
    score(2, 20, '1-0', 40),
    score(3, 20, '2-1', 10),
    score(4, 10, '1-0', 40),
    score(5, 30, '3-0', 40),
  ];
  const table = computeStandings(games, entries, competitionRow({ divisionWinnersFirst: true }));
  expect(ids(table)).toEqual([20, 30, 10, 40]);
  expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(divisionTable(table, 2).map(({ teamId, rank }) => [teamId, rank])).toEqual([
    [30, 1],
    [40, 2],
  ]);
});

test('teams that nothing separates at the top of a division share its place above the others', () => {
  const entries = [
    entry(10, { divisionId: 1 }),
    entry(20, { divisionId: 1 }),
    entry(30, { divisionId: 2 }),
    entry(40, { divisionId: 2 }),
  ];
  const games = [
    score(1, 10, '1-0', 40),
    score(2, 20, '1-0', 40),
    score(3, 30, '1-0', 40),
    score(4, 30, '1-0', 40),
  ];
  const table = computeStandings(games, entries, competitionRow({ divisionWinnersFirst: true }));
  expect(table.map(({ teamId, rank, place }) => [teamId, rank, place])).toEqual([
    [30, 1, 1],
    [10, 2, 2],
    [20, 2, 3],
    [40, 4, 4],
  ]);
  expect(table.map(({ tieBreak }) => tieBreak?.unresolved ?? false)).toEqual([false, true, true, false]);
});

test('deducted points count in the table and are returned', () => {
  const games = [score(1, 10, '1-0', 20), score(2, 10, '1-0', 20)];
  const table = computeStandings(games, [entry(10, { deducted: 5 }), entry(20)], competitionRow());
  expect(table.map(({ teamId, points, deducted }) => [teamId, points, deducted])).toEqual([
    [20, 0, 0],
    [10, -1, 5],
  ]);
});
