import type { FastifyInstance } from 'fastify';
import { queuedJobs } from '@rondelle/contracts/site/stuck-jobs.ts';
import { countStuck, type StuckCount } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { QueryExecutorProvider } from 'kysely';
import { Counter, Gauge, Histogram, type Metric, type Registry } from 'prom-client';
import type { CachedResponses } from './response-cache/cached-responses.ts';
import type { WorkQueue } from './load/queued-work.ts';
import type { LiveCounts } from './live/live-counts.ts';

/** In seconds: from cached responses over database queries to what is too slow. */
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
  plainCounter('rondelle_kept_misses_total', 'Responses made for the cache', () => tally.misses),
  plainGauge('rondelle_kept_bytes', 'Bytes of cached responses', bytes),
  plainGauge('rondelle_kept_answers', 'Number of cached responses', size),
];

const workMetrics = ({ tally, waiting }: WorkQueue): readonly Metric[] => [
  plainCounter('rondelle_work_begun_total', 'Uncached requests whose work was started', () => tally.begun),
  plainCounter(
    'rondelle_work_shed_total',
    'Uncached requests refused with 503 because the queue was too long',
    () => tally.shed,
  ),
  plainCounter(
    'rondelle_work_waited_seconds_total',
    'Total time that started requests had waited in the queue',
    () => tally.waitedMs / 1_000,
  ),
  plainGauge('rondelle_work_waiting', 'Uncached requests waiting in the queue', waiting),
];

const drawingMetrics = ({ tally, waiting }: WorkQueue): readonly Metric[] => [
  plainCounter(
    'rondelle_drawings_begun_total',
    'Uncached pages whose drawing was started',
    () => tally.begun,
  ),
  plainCounter(
    'rondelle_drawings_shed_total',
    'Uncached pages refused with 503 because too many waited to be drawn',
    () => tally.shed,
  ),
  plainGauge('rondelle_drawings_waiting', 'Uncached pages waiting to be drawn', waiting),
];

const fileMetrics = ({ tally, waiting }: WorkQueue): readonly Metric[] => [
  plainCounter('rondelle_files_begun_total', 'Uncached files whose making was started', () => tally.begun),
  plainCounter(
    'rondelle_files_shed_total',
    'Uncached files refused with 503 because the queue was too long',
    () => tally.shed,
  ),
  plainGauge('rondelle_files_waiting', 'Uncached files waiting in their queue', waiting),
];

const scenarioMetrics = ({ tally, waiting }: WorkQueue): readonly Metric[] => [
  plainCounter(
    'rondelle_scenarios_begun_total',
    'Scenarios whose chances were worked out',
    () => tally.begun,
  ),
  plainCounter(
    'rondelle_scenarios_shed_total',
    'Scenarios refused with 503 because the queue was too long',
    () => tally.shed,
  ),
  plainGauge('rondelle_scenarios_waiting', 'Scenarios waiting in their queue', waiting),
];

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
  readonly scenarios: WorkQueue;
  readonly live: LiveCounts;
  readonly db: QueryExecutorProvider;
};

/** Registers the metrics of a gateway. Must be called before its routes are registered. */
export const measureGateway = (
  app: FastifyInstance,
  { metrics, responses, queue, drawings, files, scenarios, live, db }: GatewayMeasures,
): void => {
  for (const metric of [
    ...cacheMetrics(responses),
    ...workMetrics(queue),
    ...drawingMetrics(drawings),
    ...fileMetrics(files),
    ...scenarioMetrics(scenarios),
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
