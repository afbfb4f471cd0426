import { collectDefaultMetrics, Registry } from 'prom-client';

/** Creates a Prometheus registry with Node's default metrics. */
export const createMetrics = (): Registry => {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
};
