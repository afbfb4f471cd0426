import type { BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { expect, test } from 'vitest';
import { groupPlayoffs } from './group-playoffs.ts';

const side = (place: BracketSide['place']): BracketSide => ({ place, state: 'open', team: null, tied: [] });
const fromGroup = (group: string, rank: number) => side({ from: 'group', group, rank });
const semiFinals = [
  { stage: 'semi-final' as const, home: fromGroup('A', 1), away: fromGroup('B', 2) },
  { stage: 'semi-final' as const, home: fromGroup('B', 1), away: fromGroup('A', 2) },
];
const rows = [1, 2, 3, 4].map((teamId) => ({ teamId, divisionId: null }));
const table = { group: 'A', rows, ranges: [] };

test('draws the line below the ranks that the bracket draws for the title', () => {
  const placing = { stage: 'bronze' as const, home: fromGroup('A', 3), away: fromGroup('B', 3) };
  expect(groupPlayoffs({ teams: 1, of: 'table' }, [...semiFinals, placing], table)?.lastRank).toBe(2);
});

test('uses the number of the rules without a bracket, and guesses nothing without both', () => {
  expect(groupPlayoffs({ teams: 1, of: 'table' }, [], table)?.lastRank).toBe(1);
  expect(groupPlayoffs(undefined, [], table)).toBeNull();
  expect(groupPlayoffs({ teams: 1, of: 'division' }, [], table)).toBeNull();
});

test('a third team is out only where the best thirds are not drawn', () => {
  const ranges = [{ teamId: 3, best: 3, worst: 3 }];
  const best = {
    stage: 'quarter-final' as const,
    home: side({ from: 'best', rank: 3, nth: 1 }),
    away: fromGroup('B', 1),
  };
  expect(groupPlayoffs(undefined, semiFinals, { ...table, ranges })?.marks).toEqual([
    { teamId: 3, mark: 'out' },
  ]);
  expect(groupPlayoffs(undefined, [...semiFinals, best], { ...table, ranges })?.marks).toEqual([]);
});
