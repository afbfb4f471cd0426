import { oldestPageUnderPressureMs, pageAgeMetric } from '@rondelle/contracts/site/oldest-page.ts';

type Sent = { readonly serverTiming?: readonly Pick<PerformanceServerTiming, 'name' | 'duration'>[] };

/**
 * Age of the page when the site sent it, in ms, beyond the age that any page may have. A browser that can't read the
 * age assumes the highest possible one.
 */
export const sentAgeMs = (page: Sent | undefined = performance.getEntriesByType('navigation')[0]): number => {
  if (!page?.serverTiming) return oldestPageUnderPressureMs;
  return page.serverTiming.find(({ name }) => name === pageAgeMetric)?.duration ?? 0;
};
