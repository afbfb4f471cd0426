import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { expect, test } from 'vitest';
import { competitionRow, entry, score } from './rows.fixture.ts';
import { computeStandings } from './standings.ts';

const rules: Partial<Ruleset> = {
  forfeitScore: { winner: 1, loser: 0 },
  goalDifferenceCap: null,
  tieBreakers: ['points', 'headToHeadPoints', 'goalDifference'],
  whenThreeOrMore: null,
  afterEachSplit: 'restart',
};
const names = new Map([
  [10, 'A'],
  [20, 'B'],
  [30, 'C'],
  [40, 'D'],
]);
const games = [
  // B led when it had to forfeit.
  score(1, 10, '0-9', 20, { forfeitedBy: 'away' }),
  score(2, 20, '6-0', 30),
  score(3, 10, '0-1', 30),
  score(4, 30, '3-3', 40, { forfeitedBy: 'both' }),
  score(5, 40, '2-2', 10),
  score(6, 20, '2-2', 40),
];
const rows = computeStandings(
  games,
  [...names.keys()].map((id) => entry(id)),
  competitionRow(rules),
).toSorted((one, other) => one.place - other.place);

test('a table counts a forfeit by the score of the ruleset, and a double forfeit as a loss of both', () => {
  const lines = rows.map((row) => [
    row.rank,
    names.get(row.teamId),
    row.gamesPlayed,
    row.points,
    row.goalsFor,
    row.goalsAgainst,
  ]);
  expect(lines).toEqual([
    [1, 'A', 3, 3, 3, 3],
    [2, 'B', 3, 3, 8, 3],
    [3, 'D', 3, 2, 4, 4],
    [4, 'C', 3, 2, 1, 6],
  ]);
});

test('head-to-head points include a forfeited game, but a double forfeit separates no teams', () => {
  expect(rows.map(({ tieBreak }) => tieBreak?.steps)).toEqual([
    [{ criterion: 'headToHeadPoints', teamIds: [10, 20], values: [2, 0] }],
    [{ criterion: 'headToHeadPoints', teamIds: [10, 20], values: [2, 0] }],
    [{ criterion: 'goalDifference', teamIds: [40, 30], values: [0, -5] }],
    [{ criterion: 'goalDifference', teamIds: [40, 30], values: [0, -5] }],
  ]);
});
