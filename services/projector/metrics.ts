import type { Shard } from '@rondelle/projections/engine/shards.ts';
import { allShards } from '@rondelle/projections/engine/shards.ts';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { readLag, readLags } from './lag.ts';
import type { ProjectorOptions } from './live.ts';
import type { LogReader } from './log-reader.ts';
import { countSetAside } from './set-aside.ts';

type Measured = { readonly pool: Pool; readonly log: LogReader; readonly metrics: Registry };
export type ProjectorMeasures = Required<Pick<ProjectorOptions, 'onBatch' | 'onShards'>> & {
  /** The shards that this process works on now. */
  readonly shards: () => readonly Shard[];
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

/** Asked when Prometheus asks, for every shard; what can't be had is left out. */
const askedByShard = (
  name: string,
  help: string,
  ask: () => Promise<ReadonlyMap<Shard, number>>,
): Gauge<'shard'> =>
  new Gauge({
    name,
    help,
    labelNames: ['shard'],
    registers: [],
    async collect() {
      this.reset();
      for (const [shard, value] of await ask().catch(() => [])) this.set({ shard }, value);
    },
  });

const stateMetrics = ({ pool, log }: Measured) => {
  const waiting = async () => (await countSetAside(pool)).count;
  const waitingSince = async () => {
    const { since } = await countSetAside(pool);
    return since === null ? 0 : Math.max(0, (Date.now() - Date.parse(since)) / 1_000);
  };
  return [
    asked('rondelle_view_lag_seconds', 'Age of the oldest event that some view has not', () =>
      readLag(pool, log),
    ),
    asked('rondelle_set_aside', 'Things that could not be brought into the views and wait', waiting),
    asked('rondelle_set_aside_seconds', 'How long the first of them has waited', waitingSince),
    askedByShard('rondelle_shard_lag_seconds', 'Age of the oldest event that the shard is not past', () =>
      readLags(pool, log),
    ),
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
  const holds = new Gauge({
    name: 'rondelle_shard_held',
    help: '1 where this process works on the shard',
    labelNames: ['shard'],
    registers,
  });
  let held: readonly Shard[] = [];
  const onShards = (shards: readonly Shard[]): void => {
    held = shards;
    for (const shard of allShards) holds.set({ shard }, shards.includes(shard) ? 1 : 0);
  };
  onShards([]);
  return {
    shards: () => held,
    onBatch: (events, seconds) => {
      projected.inc(events);
      batches.observe(seconds);
    },
    onShards,
  };
};
