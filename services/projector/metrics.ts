import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { type Lag, readLag } from './lag.ts';
import type { ProjectorOptions } from './live.ts';
import type { LogReader } from './log-reader.ts';
import { readFailure } from './state.ts';

type Measured = { readonly pool: Pool; readonly log: LogReader; readonly metrics: Registry };
export type ProjectorMeasures = Required<Pick<ProjectorOptions, 'onBatch' | 'onTurn'>> & {
  /** Whether this projector works now; otherwise it waits for another one's lock. */
  readonly works: () => boolean;
};

/** Seconds of a transaction: one result takes milliseconds, five thousand events some seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Asked when Prometheus asks. What can't be had is not a number, so that nobody takes it for zero. */
const asked = (name: string, help: string, ask: () => Promise<number>): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await ask().catch(() => Number.NaN));
    },
  });

const stateMetrics = ({ pool, log }: Measured): readonly Gauge[] => {
  const lag = (unit: keyof Lag) => () => readLag(pool, log).then((found) => found[unit]);
  const stopped = () => readFailure(pool).then((failure) => (failure ? 1 : 0));
  return [
    asked('rondelle_view_lag_positions', 'Positions that the views are behind the log', lag('positions')),
    asked('rondelle_view_lag_seconds', 'Age of the oldest event that no view has', lag('seconds')),
    asked('rondelle_views_stopped', '1 while an event that cannot be applied keeps the views back', stopped),
  ];
};

/** Has a projector counted: hand over what it answers to `startProjector`. */
export const measureProjector = (measured: Measured): ProjectorMeasures => {
  for (const metric of stateMetrics(measured)) measured.metrics.registerMetric(metric);
  const registers = [measured.metrics];
  const projected = new Counter({
    name: 'rondelle_events_projected_total',
    help: 'Events that this process has brought into the views',
    registers,
  });
  const batches = new Histogram({
    name: 'rondelle_batch_duration_seconds',
    help: 'Time to bring one batch of events into the views',
    buckets,
    registers,
  });
  const active = new Gauge({
    name: 'rondelle_projector_active',
    help: '1 while this process works, 0 while it waits for its turn',
    registers,
  });
  let works = false;
  return {
    works: () => works,
    onBatch: (events, seconds) => {
      projected.inc(events);
      batches.observe(seconds);
    },
    onTurn: (now) => {
      works = now;
      active.set(now ? 1 : 0);
    },
  };
};
