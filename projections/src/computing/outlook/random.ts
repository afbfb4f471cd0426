import { normalShare } from '../../views/ratings/chances.ts';

/** A pseudo-random generator that repeats for the same seed (mulberry32). */
export type Random = {
  /** Uniform from 0 (inclusive) to 1 (exclusive). */
  readonly share: () => number;
  /** Standard normal, from a table of quantiles. */
  readonly normal: () => number;
};

const steps = 4096;

/** Returns the quantile of the standard normal distribution, by bisection. */
const quantile = (share: number): number => {
  let [low, high] = [-6, 6];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

let quantiles: Float64Array | undefined;
const table = (): Float64Array => {
  quantiles ??= Float64Array.from({ length: steps }, (_, index) => quantile((index + 0.5) / steps));
  return quantiles;
};

export const randomFrom = (seed: number): Random => {
  const normals = table();
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    share: () => next() / 4_294_967_296,
    normal: () => normals[next() & (steps - 1)] as number,
  };
};
