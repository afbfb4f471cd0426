import { expect, test } from 'vitest';
import { signedRank } from './signed-rank.ts';

/** Deterministic pseudo-random numbers between -1 and 1 (a linear congruential generator). */
const noise = (count: number): number[] => {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  });
};

test('random differences have no significant result', () => {
  expect(Math.abs(signedRank(noise(240)))).toBeLessThan(3);
  expect(signedRank([])).toBe(0);
  expect(signedRank([1, -1.5, 2, -2.5, 0])).toBeCloseTo(-0.365, 3);
});

test('two thirds of pairs in one direction are significant after 240 pairs, but not after 20', () => {
  const leaning = noise(240).map((one) => one + 1 / 3);
  expect(leaning.filter((one) => one > 0).length / 240).toBeCloseTo(2 / 3, 1);
  expect(signedRank(leaning)).toBeGreaterThan(4.5);
  expect(signedRank(leaning.slice(0, 20))).toBeLessThan(4.5);
  expect(signedRank(leaning.map((one) => -one))).toBeLessThan(-4.5);
});
