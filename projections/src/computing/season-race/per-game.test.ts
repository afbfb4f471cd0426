import { expect, test } from 'vitest';
import { perGameOf } from './per-game.ts';

const usual = { mean: 0.5, spread: 0.5 };

test('uses default values for a league without games', () => {
  expect(perGameOf([[], []], usual)).toEqual({ means: [0.5, 0.5], spread: 0.5 });
});

test('estimates a team with few games near its league, and a team with many near its own mean', () => {
  const often = Array.from({ length: 36 }, () => 1);
  const { means, spread } = perGameOf([often, [0], Array.from({ length: 11 }, () => 0)], usual);
  expect(means.map((mean) => mean.toFixed(3))).toEqual(['0.975', '0.600', '0.200']);
  expect(spread).toBe(0);
});

test('computes the spread from each team’s deviations from its own mean', () => {
  expect(
    perGameOf(
      [
        [0, 2, 0, 2],
        [10, 12, 10, 12],
      ],
      usual,
    ).spread,
  ).toBeCloseTo(Math.sqrt(8 / 6), 9);
});
