/**
 * Wilcoxon's signed-rank test of paired differences, in standard deviations from the expectation by chance: when both
 * of a pair are alike, their difference is as often and as far above zero as below, whatever the noise.
 */
export const signedRank = (differences: readonly number[]): number => {
  const ranked = differences
    .filter((one) => one !== 0)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const above = ranked.reduce((sum, one, index) => sum + (one > 0 ? index + 1 : 0), 0);
  const n = ranked.length;
  const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
  return n === 0 ? 0 : (above - (n * (n + 1)) / 4) / spread;
};
