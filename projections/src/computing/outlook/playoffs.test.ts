import { expect, test } from 'vitest';
import { leaguePlayoffs, playoffsOfTable } from './playoffs.ts';

const row = (teamId: number, divisionId: number | null = null) => ({ teamId, divisionId });
const range = (teamId: number, best: number, worst: number) => ({ teamId, best, worst });
const nothing = () => [];
const inDivision8 = (did: number | undefined) => (did === 8 ? [range(4, 2, 2)] : []);
const inLeague = () => [range(1, 1, 1), range(2, 2, 3)];

test('marks teams that are sure of the first rank, sure to go on, or eliminated', () => {
  const rows = [1, 2, 3, 4].map((id) => row(id));
  const ranges = [range(1, 1, 1), range(2, 2, 2), range(3, 2, 3), range(4, 3, 4)];
  expect(playoffsOfTable({ rule: { teams: 2, of: 'table' }, rows, ranges })).toEqual({
    teams: 2,
    of: 'table',
    lastRank: 2,
    marks: [
      { teamId: 1, mark: 'first' },
      { teamId: 2, mark: 'in' },
      { teamId: 4, mark: 'out' },
    ],
  });
});

test('does not eliminate a team that may go on among the best of its rank', () => {
  const rows = [1, 2, 3].map((id) => row(id));
  const ranges = [range(2, 2, 2), range(3, 3, 3)];
  const { marks } = playoffsOfTable({ rule: { teams: 1, of: 'table' }, rows, ranges, atMost: 2 });
  expect(marks).toEqual([{ teamId: 3, mark: 'out' }]);
});

test('has neither line nor marks when every team goes on', () => {
  const ranges = [range(1, 1, 1)];
  expect(playoffsOfTable({ rule: { teams: 2, of: 'table' }, rows: [row(1), row(2)], ranges })).toMatchObject({
    lastRank: null,
    marks: [],
  });
});

test('returns null without a number in the rules', () => {
  expect(leaguePlayoffs(undefined, { rows: [row(1)], did: undefined, rangesIn: nothing })).toBeNull();
});

test('a number for divisions draws a line in tables of divisions, and marks in the whole table too', () => {
  const rule = { teams: 1, of: 'division' } as const;
  const rows = [row(1, 7), row(2, 7), row(3, 8), row(4, 8)];
  expect(leaguePlayoffs(rule, { rows, did: undefined, rangesIn: inDivision8 })).toMatchObject({
    lastRank: null,
    marks: [{ teamId: 4, mark: 'out' }],
  });
  expect(leaguePlayoffs(rule, { rows, did: 7, rangesIn: inDivision8 })).toMatchObject({
    lastRank: 1,
    marks: [],
  });
  expect(leaguePlayoffs(rule, { rows: [row(1), row(2)], did: undefined, rangesIn: nothing })).toBeNull();
});

test('a number for the whole league draws no line in a division, whose teams keep their marks', () => {
  const rows = [row(1, 7), row(2, 8), row(3, 7)];
  expect(leaguePlayoffs({ teams: 1, of: 'table' }, { rows, did: 8, rangesIn: inLeague })).toEqual({
    teams: 1,
    of: 'table',
    lastRank: null,
    marks: [{ teamId: 2, mark: 'out' }],
  });
});
