import { expect, test } from 'vitest';
import { rowAboveLine } from './playoff-line.ts';

const aboveLine = (ranks: readonly number[], lastRank: number | null) => {
  const rows = ranks.map((rank) => ({ rank }));
  const row = rowAboveLine(rows, { lastRank });
  return row && rows.indexOf(row);
};

test('the line is below every team that shares the last rank', () => {
  expect(aboveLine([1, 2, 3, 4], 2)).toBe(1);
  expect(aboveLine([1, 2, 2, 4], 2)).toBe(2);
});

test('without a team below it there is no line', () => {
  expect(aboveLine([1, 1, 1, 1], 2)).toBeUndefined();
  expect(aboveLine([1, 2], null)).toBeUndefined();
});
