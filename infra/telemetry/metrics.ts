import { collectDefaultMetrics, Registry } from 'prom-client';

/** Where a process counts, for Prometheus to read; what Node tells of itself is in it already. */
export const createMetrics = (): Registry => {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
};
