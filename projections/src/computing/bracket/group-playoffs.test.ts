import type { BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { expect, test } from 'vitest';
import { chanceToGoOn, goingOn, groupPlayoffs } from './group-playoffs.ts';

const side = (place: BracketSide['place']): BracketSide => ({ place, state: 'open', team: null, tied: [] });
const fromGroup = (group: string, rank: number) => side({ from: 'group', group, rank });
const semiFinals = [
  { stage: 'semi-final' as const, home: fromGroup('A', 1), away: fromGroup('B', 2) },
  { stage: 'semi-final' as const, home: fromGroup('B', 1), away: fromGroup('A', 2) },
];
const rows = [1, 2, 3, 4].map((teamId) => ({ teamId, divisionId: null }));
const table = { group: 'A', rows, ranges: [] };

test('puts the line below the ranks that the bracket uses for the title', () => {
  const placing = { stage: 'bronze' as const, home: fromGroup('A', 3), away: fromGroup('B', 3) };
  expect(groupPlayoffs({ teams: 1, of: 'table' }, [...semiFinals, placing], table)?.lastRank).toBe(2);
});

test('uses the number of the rules without a bracket, and returns null without either', () => {
  expect(groupPlayoffs({ teams: 1, of: 'table' }, [], table)?.lastRank).toBe(1);
  expect(groupPlayoffs(undefined, [], table)).toBeNull();
  expect(groupPlayoffs({ teams: 1, of: 'division' }, [], table)).toBeNull();
});

test('eliminates a third team only where the bracket has no place for the best thirds', () => {
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

test('sums the chances of the ranks that go on, and the share of a rank whose best teams go on', () => {
  const best = {
    stage: 'quarter-final' as const,
    home: side({ from: 'best', rank: 3, nth: 1 }),
    away: fromGroup('B', 1),
  };
  const going = goingOn(undefined, [...semiFinals, best], 'A');
  if (!going) throw new Error('a bracket that draws teams of the group');
  const chances = [0.2, 0.3, 0.4, 0.1];
  const chanceOf = (possible: { best: number; worst: number } | null, shares?: ReadonlyMap<number, number>) =>
    chanceToGoOn({ chances, possible }, going, shares);
  expect(chanceOf(null)).toEqual({ chance: 0.5, isSure: false });
  expect(chanceOf({ best: 1, worst: 4 }, new Map([[3, 0.25]]))).toEqual({ chance: 0.6, isSure: false });
  expect(chanceOf({ best: 1, worst: 2 })).toEqual({ chance: 1, isSure: true });
  expect(chanceOf({ best: 3, worst: 4 }).isSure).toBe(false);
  expect(chanceOf({ best: 4, worst: 4 })).toEqual({ chance: 0, isSure: true });
});
