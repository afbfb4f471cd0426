import { type Gateway, startGateway } from '@rondelle/gateway/server.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { replicatedPostgres } from '../support/replicated-postgres.ts';
import { webFixture } from '../support/web-fixture.ts';
import { until } from '../support/until.ts';
import { leaguePage } from './gateway-site.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';
import { untilProjected } from './settled.ts';

/**
 * Starts a gateway that reads from a real replica, and a projector on the primary. The gateway waits long for the replica
 * by default, so that a slow machine does not look like a replica that is far behind.
 */
export const startReplicaSite = async ({ replicaLagMs = 120_000 } = {}) => {
  const servers = await replicatedPostgres();
  const { primaryUrl, replicaUrl } = servers;
  const closing: (() => Promise<unknown>)[] = [];
  await migrate(primaryUrl);
  const pool = createPool(primaryUrl, { max: 40 });
  await ensureViews(pool);
  const log = await openEventLog(primaryUrl);
  const write = createWriter(log);
  await write(beginning);
  await catchUp({ pool, log });
  const bus = createHintBus();
  const { stop: stopProjector } = startProjector({ pool, log, publish: bus.publish, laterEveryMs: 50 });
  const queryCounts = { replica: 0, primary: 0 };
  const counting = (server: 'replica' | 'primary', url: string) => {
    const own = createPool(url, { queryTimeoutMs: 2_000 });
    closing.unshift(() => own.end());
    return createDb<Tables>(own, (_ms, { sql }) => {
      // Counts only page queries: the positions of the views are read from both servers.
      if (sql.includes('"standings"')) queryCounts[server] += 1;
    });
  };
  const web = await webFixture();
  const gateway: Gateway = await startGateway({
    port: 0,
    host: '127.0.0.1',
    db: counting('primary', primaryUrl),
    replica: counting('replica', replicaUrl),
    log,
    hints: bus,
    web,
    logger: createLogger('silent'),
    healEveryMs: 200,
    viewsWaitMs: 30_000,
    replicaLagMs,
  });
  closing.unshift(gateway.close, stopProjector, web.remove, () => log.close());
  closing.push(() => pool.end());

  let addresses = 0;
  /** A URL that has not been requested yet, so that its page is not cached. */
  const newAddress = (): string => {
    addresses += 1;
    return `${leaguePage}?from=${new Date(Date.UTC(2000, 0, addresses)).toISOString().slice(0, 10)}`;
  };
  const pageAt = async (address: string, headers: Record<string, string> = {}): Promise<string> =>
    (await fetch(`${gateway.url}${address}`, { headers })).text();
  const isReadFrom = async (server: 'replica' | 'primary'): Promise<boolean> => {
    const before = { ...queryCounts };
    await pageAt(newAddress());
    const other = server === 'replica' ? 'primary' : 'replica';
    return queryCounts[server] > before[server] && queryCounts[other] === before[other];
  };
  return {
    servers,
    url: gateway.url,
    write,
    /** Waits until the views on the primary include everything written. */
    untilProjected: () => untilProjected({ pool, log }),
    newAddress,
    /** How many games the first team of the league has played, on the page at a URL. */
    gamesAt: async (address: string, headers: Record<string, string> = {}): Promise<number> =>
      Number(/"gamesPlayed":(\d+)/.exec(await pageAt(address, headers))?.[1] ?? 0),
    isReadFrom,
    untilReadFrom: (server: 'replica' | 'primary') =>
      until(`pages read from the ${server}`, () => isReadFrom(server)),
    stop: async () => {
      for (const close of closing) await close();
      await servers.remove();
    },
  };
};
export type ReplicaSite = Awaited<ReturnType<typeof startReplicaSite>>;
