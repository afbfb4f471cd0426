import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Pool } from 'pg';
import { createPool } from '../../postgres/pool.ts';
import { type Codec, codec as productCodec } from '../codec.ts';
import { planAppends } from '../plan.ts';
import { appendPlan } from './append.ts';
import { headOf, pageSize, readPages } from './read.ts';
import { createStreamReader } from './stream-reader.ts';
import { subscribe } from './subscribe.ts';
import { createWakeUps } from './wake-ups.ts';

/** An import batch has thousands of streams and may wait for another batch. */
const batchPatienceMs = 300_000;

export type PostgresEventLogOptions = {
  readonly codec?: Codec;
  /** Maximum number of connections (default 4); subscriptions share one additional connection. */
  readonly maxConnections?: number;
  /** Time limit of an append or page, in milliseconds (default 15,000); then its connection counts as lost. */
  readonly patienceMs?: number;
  /** How often the head is polled in case a notification was lost, in milliseconds (default 1,000). */
  readonly heartbeatMs?: number;
};

/** The event log on Postgres. The database must be migrated. Connects at the first call. */
export const createPostgresEventLog = (
  databaseUrl: string,
  options: PostgresEventLogOptions = {},
): EventLog => {
  const { codec = productCodec, maxConnections = 4, heartbeatMs = 1_000, patienceMs = 15_000 } = options;
  const pool: Pool = createPool(databaseUrl, {
    max: maxConnections,
    applicationName: 'rondelle-eventlog',
    queryTimeoutMs: patienceMs,
  });
  let forBatches: Pool | null = null;
  const batches = () => {
    forBatches ??= createPool(databaseUrl, {
      max: 1,
      applicationName: 'rondelle-eventlog',
      queryTimeoutMs: batchPatienceMs,
    });
    return forBatches;
  };
  const closing = new AbortController();
  const wakeUps = createWakeUps({ pool, databaseUrl, heartbeatMs });

  return {
    append: async (stream, events, expected) => {
      const plan = planAppends([{ stream, events, expected }]);
      const last = plan.events.at(-1);
      if (!last) throw new RangeError('an append needs at least one event');
      return { position: await appendPlan(pool, codec, plan), revision: String(last.revision) };
    },
    appendMany: async (batch) => {
      const plan = planAppends(batch);
      return plan.events.length === 0 ? headOf(pool) : appendPlan(batches(), codec, plan);
    },
    readStream: createStreamReader(pool, codec),
    readAll: (after, limit = pageSize) => readPages(pool, codec, after, limit),
    subscribe: (after, signal) => {
      const ended = AbortSignal.any([signal, closing.signal]);
      return subscribe({ pool, codec, wakeUps, after, signal: ended });
    },
    head: () => headOf(pool),
    close: async () => {
      closing.abort();
      await wakeUps.close();
      if (!pool.ended) await Promise.all([pool.end(), forBatches?.end()]);
    },
  };
};
