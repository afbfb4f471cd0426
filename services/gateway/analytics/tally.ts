import type { VisitMetric } from '@rondelle/contracts/site/visits.ts';

type Sum = { readonly metric: VisitMetric; readonly key: string; readonly count: number };
export type Tally = {
  readonly add: (metric: VisitMetric, key: string) => void;
  /** What was counted since it was last taken. */
  readonly take: () => Sum[];
};

/** What stands for all keys that are too many. */
const others = '…';

/** Counts in memory: at most so many keys of each metric until they are taken. */
export const createTally = (mostKeys: number): Tally => {
  let counts = new Map<VisitMetric, Map<string, number>>();
  return {
    add: (metric, key) => {
      const keys = counts.get(metric) ?? new Map<string, number>();
      counts.set(metric, keys);
      const known = keys.has(key) || keys.size < mostKeys ? key : others;
      keys.set(known, (keys.get(known) ?? 0) + 1);
    },
    take: () => {
      const taken = [...counts].flatMap(([metric, keys]) =>
        [...keys].map(([key, count]) => ({ metric, key, count })),
      );
      counts = new Map();
      return taken;
    },
  };
};
