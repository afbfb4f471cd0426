import { runOwnProcess } from './own-process.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { storeLogEntries } from '@rondelle/infra/telemetry/log-entries/stored-log-entries.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { runRequestedRebuilds } from '@rondelle/projector/requested-rebuilds.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { laterInThread } from '@rondelle/projector/later/later-thread.ts';
import { measureProjector } from '@rondelle/projector/metrics.ts';
import { readProjectorReadiness } from '@rondelle/projector/readiness.ts';
import { projectorSession } from '@rondelle/projector/session.ts';
import { logLineOf } from '@rondelle/projector/quarantine.ts';
import { untilViewsMade } from '../store.ts';

/** A query of a batch that takes longer than this has lost its connection. */
const queryTimeoutMs = 10_000;
/**
 * How long a shutdown waits for the current batch, then for its connections, in ms. Unfinished events stay in the log.
 */
const leaveMs = { batch: 5_000, connections: 1_500 };

/** `npm run projector`: one of several processes that share the shards; when it stops, the others take over. */
runOwnProcess('projector', async ({ settings, logger, closers, signal, store, bus, applied }) => {
  const { log, databaseUrl } = store;
  const shared = { applicationName: 'rondelle projector', session: projectorSession };
  const pool = createPool(databaseUrl, { ...shared, queryTimeoutMs });
  const patientPool = createPool(databaseUrl, shared);
  closers.add(() => Promise.all([pool.end(), patientPool.end()]), leaveMs.connections);
  closers.add(storeLogEntries(createDb<unknown>(pool), logger), leaveMs.connections);
  const jobs = logger.child({ part: 'job' });
  const metrics = createMetrics();
  const measures = measureProjector({ pool, log, metrics });
  const later = laterInThread(databaseUrl, logger);
  closers.add(later.close, leaveMs.connections);
  const { stop } = startProjector({
    pool,
    later: later.next,
    patientPool,
    log,
    publish: bus.publish,
    onError: (err) => jobs.alert({ err }, 'views could not be updated; retrying'),
    onQuarantined: (items) => jobs.alert({ items: items.map(logLineOf) }, 'quarantined'),
    onBatch: (events, seconds, batch) => {
      measures.onBatch(events, seconds, batch);
      applied(batch, seconds);
    },
    onShards: (shards) => {
      measures.onShards(shards);
      jobs.notice({ shards }, 'this projector works on these shards');
    },
  });
  closers.add(stop, leaveMs.batch);
  const rebuilding = runRequestedRebuilds({
    pool,
    openPool: () => createPool(databaseUrl, shared),
    log,
    publish: bus.publish,
    onError: (err) => jobs.alert({ err }, 'a requested rebuild failed'),
  });
  closers.add(rebuilding.stop, leaveMs.batch);
  // Until the views are made, gateways of the previous version still need its projectors.
  await untilViewsMade(store.pool, () => jobs.notice({}, 'views are being made from the event log'), signal);
  const readiness = () => readProjectorReadiness({ pool, log, shards: measures.shards });
  const probes = await startProbeServer(settings.metricsPort ?? settings.port, { readiness, metrics });
  closers.add(probes.close);
  return probes.url;
});
