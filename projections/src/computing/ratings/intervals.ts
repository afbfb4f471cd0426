import { scoreOf } from '../../views/ratings/judge.ts';
import type { JudgedCategory } from './evaluation.ts';

const draws = 2000;
/** Least categories for an interval over categories; fewer would be sampled repeatedly. */
const leastCategories = 5;

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

export type Interval = { readonly from: number; readonly to: number };

/** Returns the 95 % bootstrap interval of a mean per game, from sums of blocks that are drawn as a whole. */
const intervalOf = (blocks: readonly { readonly games: number; readonly sum: number }[]): Interval => {
  const next = drawing();
  const means = Array.from({ length: draws }, () => {
    let [games, sum] = [0, 0];
    for (let round = 0; round < blocks.length; round += 1) {
      const drawn = blocks[next(blocks.length)];
      games += drawn?.games ?? 0;
      sum += drawn?.sum ?? 0;
    }
    return games === 0 ? 0 : sum / games;
  }).sort((a, b) => a - b);
  return { from: quantile(means, 0.025), to: quantile(means, 0.975) };
};

/** Splits a category's forecasts into those of each week. */
const weeksIn = ({ judged, gamesByWeek }: JudgedCategory): readonly JudgedCategory['judged'][] => {
  let from = 0;
  return gamesByWeek.map((games) => judged.slice(from, (from += games)));
};

/**
 * Returns the 95 % bootstrap interval of the difference in log-loss per game (negative: `one` is better). Samples whole
 * categories, because games of one category are correlated; with fewer than five, whole weeks. Both must list the same
 * categories, seasons and games in the same order.
 */
export const differenceInterval = (
  one: readonly JudgedCategory[],
  other: readonly JudgedCategory[],
): Interval => {
  const blocksOf = (list: readonly JudgedCategory[]) =>
    one.length < leastCategories ? list.flatMap(weeksIn) : list.map(({ judged }) => judged);
  const others = blocksOf(other);
  return intervalOf(
    blocksOf(one).map((judged, index) => {
      const [own, peer] = [scoreOf(judged), scoreOf(others[index] ?? [])];
      return { games: own.games, sum: own.logLoss - peer.logLoss };
    }),
  );
};
