import type { VisitsOutput } from '@rondelle/contracts/site/visits.inputs.ts';
import { visitMetrics } from '@rondelle/contracts/site/visits.ts';
import type { Sum } from '@rondelle/infra/analytics/daily-sums.ts';

/** The counts of each metric by key, most frequent first. Every metric has an entry. */
export const mostOf = (sums: readonly Sum[]): VisitsOutput['most'] => {
  const by = Map.groupBy(sums, ({ metric }) => metric);
  const entries = visitMetrics.map((metric) => [
    metric,
    new Map(by.get(metric)?.map(({ key, count }) => [key, count])),
  ]);
  return Object.fromEntries(entries) as VisitsOutput['most'];
};
