import type { Shard } from '@rondelle/projections/views/engine/shards.ts';
import { allShards } from '@rondelle/projections/views/engine/shards.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { readLag, readLags } from './lag.ts';
import { countNoted, readLaterCheckpoints } from './later/notes.ts';
import type { ProjectorOptions } from './live.ts';
import type { LogReader } from './log-reader.ts';
import { countQuarantined } from './quarantine.ts';

type Measured = { readonly pool: Pool; readonly log: LogReader; readonly metrics: Registry };
export type ProjectorMeasures = Required<Pick<ProjectorOptions, 'onBatch' | 'onShards'>> & {
  /** The shards that this process works on. */
  readonly shards: () => readonly Shard[];
};

/** Buckets in seconds: one result takes milliseconds, five thousand events take some seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A gauge that is measured at each scrape. A failed measurement is NaN, so that it does not look like zero. */
const gauge = (name: string, help: string, measure: () => Promise<number>): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await measure().catch(() => Number.NaN));
    },
  });

/** A gauge by shard that is measured at each scrape; a failed measurement is left out. */
const gaugeByShard = (
  name: string,
  help: string,
  measure: () => Promise<ReadonlyMap<Shard, number>>,
): Gauge<'shard'> =>
  new Gauge({
    name,
    help,
    labelNames: ['shard'],
    registers: [],
    async collect() {
      this.reset();
      for (const [shard, value] of await measure().catch(() => [])) this.set({ shard }, value);
    },
  });

const stateMetrics = ({ pool, log }: Measured) => {
  const waiting = async () => (await countQuarantined(pool)).count;
  const waitingSince = async () => {
    const { since } = await countQuarantined(pool);
    return since === null ? 0 : Math.max(0, (Date.now() - Date.parse(since)) / 1_000);
  };
  return [
    gauge('rondelle_view_lag_seconds', 'Age of the oldest event that is missing from a view', () =>
      readLag(pool, log),
    ),
    gauge('rondelle_set_aside', 'Events and rows that could not be projected and are quarantined', waiting),
    gauge('rondelle_set_aside_seconds', 'Age of the oldest quarantined item', waitingSince),
    gauge(
      'rondelle_later_groups',
      'Groups of ratings, forecasts and search words that wait to be computed',
      () => countNoted(pool, views),
    ),
    gauge(
      'rondelle_later_lag_seconds',
      'Age of the oldest event that is missing from ratings, forecasts or search words',
      () => readLag(pool, log, (db) => readLaterCheckpoints(db, views)),
    ),
    gaugeByShard(
      'rondelle_shard_lag_seconds',
      'Age of the oldest event that the shard has not projected',
      () => readLags(pool, log),
    ),
  ];
};

/** Registers the projector's metrics; pass the returned callbacks to `startProjector`. */
export const measureProjector = (measured: Measured): ProjectorMeasures => {
  for (const metric of stateMetrics(measured)) measured.metrics.registerMetric(metric);
  const registers = [measured.metrics];
  const projected = new Counter({
    name: 'rondelle_events_projected_total',
    help: 'Events projected by this process',
    registers,
  });
  const batches = new Histogram({
    name: 'rondelle_batch_duration_seconds',
    help: 'Duration of projecting one batch of events',
    buckets,
    registers,
  });
  const holds = new Gauge({
    name: 'rondelle_shard_held',
    help: '1 if this process holds the shard',
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
