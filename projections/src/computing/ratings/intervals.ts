import { scoreOf } from '../../views/ratings/judge.ts';
import type { JudgedCategory } from './evaluation.ts';

const draws = 2000;

/** Pseudo-random integers below `below`, the same in every run. */
const drawing = () => {
  let state = 20_251;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

type Interval = { readonly from: number; readonly to: number };

/**
 * Returns the 95 % bootstrap interval of the difference in log-loss per game (negative: `one` is better). Samples whole
 * categories, because games of one category are correlated. Both must list the same categories in the same order.
 */
export const differenceInterval = (
  one: readonly JudgedCategory[],
  other: readonly JudgedCategory[],
): Interval => {
  const differences = one.map(({ judged }, index) => {
    const [own, peer] = [scoreOf(judged), scoreOf(other[index]?.judged ?? [])];
    return { games: own.games, sum: own.logLoss - peer.logLoss };
  });
  const next = drawing();
  const means = Array.from({ length: draws }, () => {
    let [games, sum] = [0, 0];
    for (let round = 0; round < differences.length; round += 1) {
      const drawn = differences[next(differences.length)];
      games += drawn?.games ?? 0;
      sum += drawn?.sum ?? 0;
    }
    return games === 0 ? 0 : sum / games;
  }).sort((a, b) => a - b);
  return { from: quantile(means, 0.025), to: quantile(means, 0.975) };
};
