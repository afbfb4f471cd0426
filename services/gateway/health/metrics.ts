import type { FastifyInstance } from 'fastify';
import { queuedJobs } from '@rondelle/contracts/site/stuck-jobs.ts';
import { countStuck, type StuckCount } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { QueryExecutorProvider } from 'kysely';
import { Counter, Gauge, Histogram, type Metric, type Registry } from 'prom-client';
import type { CachedResponses } from '../response-cache/cached-responses.ts';
import type { WorkQueue } from '../load/queued-work.ts';
import type { LiveCounts } from '../live/live-counts.ts';

/** In seconds: from cached responses over database queries to slow requests. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A counter that copies a plain number when Prometheus scrapes, so that cached responses cost almost nothing. */
const plainCounter = (name: string, help: string, count: () => number): Counter =>
  new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(count());
    },
  });
const plainGauge = (name: string, help: string, read: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read());
    },
  });

const cacheMetrics = ({ tally, bytes, size }: CachedResponses): readonly Metric[] => [
  plainCounter('rondelle_kept_hits_total', 'Responses sent from the cache', () => tally.hits),
  plainCounter('rondelle_kept_late_total', 'Outdated pages sent from the cache', () => tally.late),
  plainCounter('rondelle_kept_misses_total', 'Responses made for the cache', () => tally.misses),
  plainGauge('rondelle_kept_bytes', 'Bytes of cached responses', bytes),
  plainGauge('rondelle_kept_answers', 'Number of cached responses', size),
];

type QueueNames = { readonly begun: string; readonly shed: string; readonly waiting: string };

/** Counts of started, refused and waiting work of a queue. Metric names are written in full, for searches. */
const queueMetrics = (
  things: string,
  { begun, shed, waiting: waitingName }: QueueNames,
  { tally, waiting }: WorkQueue,
): readonly Metric[] => [
  plainCounter(begun, `${things} that were begun`, () => tally.begun),
  plainCounter(shed, `${things} refused with 503 because the queue was too long`, () => tally.shed),
  plainGauge(waitingName, `${things} waiting in the queue`, waiting),
];

const work: QueueNames = {
  begun: 'rondelle_work_begun_total',
  shed: 'rondelle_work_shed_total',
  waiting: 'rondelle_work_waiting',
};
const drawn: QueueNames = {
  begun: 'rondelle_drawings_begun_total',
  shed: 'rondelle_drawings_shed_total',
  waiting: 'rondelle_drawings_waiting',
};
const made: QueueNames = {
  begun: 'rondelle_files_begun_total',
  shed: 'rondelle_files_shed_total',
  waiting: 'rondelle_files_waiting',
};
const outlook: QueueNames = {
  begun: 'rondelle_outlooks_begun_total',
  shed: 'rondelle_outlooks_shed_total',
  waiting: 'rondelle_outlooks_waiting',
};
const supposed: QueueNames = {
  begun: 'rondelle_scenarios_begun_total',
  shed: 'rondelle_scenarios_shed_total',
  waiting: 'rondelle_scenarios_waiting',
};

const waitedMetric = ({ tally }: WorkQueue): Metric =>
  plainCounter(
    'rondelle_work_waited_seconds_total',
    'Total time that started requests had waited in the queue',
    () => tally.waitedMs / 1_000,
  );

const liveMetrics = (tally: LiveCounts): readonly Metric[] => [
  plainGauge('rondelle_live_lines', 'Open live connections', () => tally.connections),
  plainCounter('rondelle_live_hints_total', 'Change hints sent over live connections', () => tally.hints),
  plainCounter(
    'rondelle_live_dropped_total',
    'Live connections closed because the client was silent, did not read or sent too much',
    () => tally.dropped,
  ),
  plainCounter('rondelle_live_refused_total', 'Live connections that were refused', () => tally.refused),
];

/** Reads the database at each scrape; has no values while the database does not respond. */
const stuckGauge = (
  name: string,
  help: string,
  db: QueryExecutorProvider,
  valueOf: (stuck: StuckCount) => number,
): Gauge =>
  new Gauge({
    name,
    help,
    labelNames: ['queue'],
    registers: [],
    async collect() {
      const counts = await countStuck(db).catch(() => null);
      this.reset();
      if (!counts) return;
      for (const job of queuedJobs) this.set({ queue: job }, 0);
      for (const stuck of counts) this.set({ queue: stuck.job }, valueOf(stuck));
    },
  });

const jobMetrics = (db: QueryExecutorProvider): readonly Metric[] => [
  stuckGauge('rondelle_stuck_jobs', 'Failed jobs that wait for a retry', db, ({ count }) => count),
  stuckGauge(
    'rondelle_stuck_job_seconds',
    'Age of the oldest failed job that waits for a retry',
    db,
    ({ since }) => Math.max(0, (Date.now() - Date.parse(since)) / 1_000),
  ),
];

/** Measures durations by route pattern, without parameters. Responses sent before routing only count as cache hits. */
const measureRequests = (app: FastifyInstance, metrics: Registry): void => {
  const durations = new Histogram({
    name: 'rondelle_http_request_duration_seconds',
    help: 'Duration of requests, by route and status',
    labelNames: ['route', 'status'],
    buckets,
    registers: [metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
};

export type GatewayMeasures = {
  readonly metrics: Registry;
  readonly responses: CachedResponses;
  readonly queue: WorkQueue;
  readonly drawings: WorkQueue;
  readonly files: WorkQueue;
  readonly outlooks: WorkQueue;
  readonly scenarios: WorkQueue;
  readonly live: LiveCounts;
  readonly db: QueryExecutorProvider;
};

/** Registers the metrics of a gateway. Must be called before its routes are registered. */
export const measureGateway = (
  app: FastifyInstance,
  { metrics, responses, queue, drawings, files, outlooks, scenarios, live, db }: GatewayMeasures,
): void => {
  for (const metric of [
    ...cacheMetrics(responses),
    ...queueMetrics('Uncached requests', work, queue),
    waitedMetric(queue),
    ...queueMetrics('Uncached pages to draw', drawn, drawings),
    ...queueMetrics('Uncached files', made, files),
    ...queueMetrics('Outlooks of leagues', outlook, outlooks),
    ...queueMetrics('Scenarios', supposed, scenarios),
    ...liveMetrics(live),
    ...jobMetrics(db),
  ])
    metrics.registerMetric(metric);
  measureRequests(app, metrics);
};

/** `/metrics` in the Prometheus text format. */
export const metricsRoute = async (
  app: FastifyInstance,
  { metrics }: { metrics: Registry },
): Promise<void> => {
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics()),
  );
};
