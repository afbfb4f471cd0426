import { quantile } from '../numbers.ts';

type Point = { readonly at: number; readonly value: number };

const perMs = 600_000;

/**
 * The share by which a value grows in ten minutes, from the first third of the samples to the last one. Of each third
 * it takes the lower quartile, because memory rises until garbage is collected.
 */
export const growthOf = (points: readonly Point[]): number => {
  const third = Math.max(1, Math.floor(points.length / 3));
  const [first, last] = [points.slice(0, third), points.slice(-third)];
  const low = (some: readonly Point[]) =>
    quantile(
      some.map(({ value }) => value),
      0.25,
    );
  const middle = (some: readonly Point[]) =>
    quantile(
      some.map(({ at }) => at),
      0.5,
    );
  return ((low(last) / low(first) - 1) * perMs) / (middle(last) - middle(first));
};
