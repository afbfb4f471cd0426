import { expect, test } from 'vitest';
import { moversOf } from './movers.ts';

const row = (rank: number, previousRank: number | null) => ({ rank, previousRank });

test('lists the largest changes first, then the best ranks', () => {
  expect(moversOf([row(1, 2), row(2, 1), row(3, 6), row(4, null), row(5, 5)])).toEqual([
    row(3, 6),
    row(1, 2),
    row(2, 1),
  ]);
});

test('lists five teams at most', () => {
  expect(moversOf([1, 2, 3, 4, 5, 6].map((rank) => row(rank, rank + 1)))).toHaveLength(5);
});
