import type { VisitMetric } from '@rondelle/contracts/site/visits.ts';
import { otherKeys } from '@rondelle/infra/analytics/daily-sums.ts';

type Sum = { readonly metric: VisitMetric; readonly key: string; readonly count: number };
export type Tally = {
  readonly add: (metric: VisitMetric, key: string) => void;
  /** Returns the counts since the last call and resets them. */
  readonly take: () => Sum[];
};

/** Counts in memory, with at most `mostKeys` keys per metric between two calls of `take`. */
export const createTally = (mostKeys: number): Tally => {
  let counts = new Map<VisitMetric, Map<string, number>>();
  return {
    add: (metric, key) => {
      const keys = counts.get(metric) ?? new Map<string, number>();
      counts.set(metric, keys);
      const known = keys.has(key) || keys.size < mostKeys ? key : otherKeys;
      keys.set(known, (keys.get(known) ?? 0) + 1);
    },
    take: () => {
      const sums = [...counts].flatMap(([metric, keys]) =>
        [...keys].map(([key, count]) => ({ metric, key, count })),
      );
      counts = new Map();
      return sums;
    },
  };
};
