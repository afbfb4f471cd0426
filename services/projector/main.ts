import { runOwnProcess } from '@rondelle/infra/dev/own-process.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { startProjector } from './live.ts';
import { measureProjector } from './metrics.ts';
import { readProjectorReadiness } from './readiness.ts';
import { projectorSession } from './session.ts';

/** `npm run projector`: one of several, of which one works while the others wait for their turn. */
runOwnProcess('projector', async ({ settings, logger, closers, store, bus }) => {
  const { log, databaseUrl } = store;
  const pool = createPool(databaseUrl, { applicationName: 'rondelle projector', session: projectorSession });
  closers.add(() => pool.end());
  const metrics = createMetrics();
  const measures = measureProjector({ pool, log, metrics });
  const { stop } = startProjector({
    pool,
    log,
    publish: bus.publish,
    onError: (err) => logger.error({ err }, 'the views wait'),
    onBatch: measures.onBatch,
    onTurn: (works) => {
      measures.onTurn(works);
      logger.info(works ? 'this projector works' : 'this projector waits for its turn');
    },
  });
  closers.add(stop);
  const readiness = () => readProjectorReadiness({ pool, log, works: measures.works });
  const probes = await startProbeServer(settings.metricsPort ?? settings.port, { readiness, metrics });
  closers.add(probes.close);
  return probes.url;
});
