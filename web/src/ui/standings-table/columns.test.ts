import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import { expect, test } from 'vitest';
import { columnsFor, sortRows } from './columns.ts';

const half = {
  gamesPlayed: 1,
  wins: 1,
  losses: 0,
  ties: 0,
  overtimeLosses: 0,
  shootoutLosses: 0,
  points: 2,
  goalsFor: 3,
  goalsAgainst: 1,
};
const row = (id: number, over: Partial<Standing>): Standing => ({
  ...half,
  rank: id,
  previousRank: null,
  team: { id, name: `Team ${id}`, path: `/e-${id}` },
  divisionId: null,
  deducted: 0,
  regulationWins: 1,
  overtimeWins: 0,
  shootoutWins: 0,
  fairPlayPoints: 1,
  totalPoints: 3,
  pointsPercentage: 1,
  goalDifference: 2,
  streak: { type: 'winning', length: 1 },
  lastFive: ['W'],
  home: half,
  away: half,
  tieBreak: null,
  ...over,
});
const rows = [
  row(1, { goalsFor: 5 }),
  row(2, { goalsFor: 9 }),
  row(3, { goalsFor: 7, away: { ...half, goalsFor: 30 } }),
];
const ids = (sorted: readonly Standing[]) => sorted.map(({ team }) => team.id);

test('fair play has a column only with fair-play rules and only for all games', () => {
  expect(columnsFor(true, 'all').map(({ name }) => name)).toContain('fp');
  expect(columnsFor(false, 'all').map(({ name }) => name)).not.toContain('fp');
  expect(columnsFor(true, 'home').map(({ name }) => name)).not.toContain('fp');
});

test('sorts best first, and worst first with a minus', () => {
  const columns = columnsFor(true, 'all');
  expect(ids(sortRows(rows, 'gf', columns, 'all'))).toEqual([2, 3, 1]);
  expect(ids(sortRows(rows, '-gf', columns, 'all'))).toEqual([1, 3, 2]);
  expect(ids(sortRows(rows, 'gf', columns, 'away'))[0]).toBe(3);
});

test('an unknown column keeps the order of the table', () => {
  expect(ids(sortRows(rows, 'nonsense', columnsFor(true, 'all'), 'all'))).toEqual([1, 2, 3]);
  expect(ids(sortRows(rows, null, columnsFor(true, 'all'), 'all'))).toEqual([1, 2, 3]);
});
