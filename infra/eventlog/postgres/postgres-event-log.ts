import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Pool } from 'pg';
import { createPool } from '../../postgres/pool.ts';
import { type Codec, codec as productCodec } from '../codec.ts';
import { planAppends } from '../plan.ts';
import { appendPlan } from './append.ts';
import { headOf, pageSize, readPages, readStream } from './read.ts';
import { subscribe } from './subscribe.ts';

export type PostgresEventLogOptions = {
  readonly codec?: Codec;
  /** Most connections at once (default 4); a subscription takes one more of its own while it runs. */
  readonly maxConnections?: number;
  /** How often a subscription asks although nothing woke it, in milliseconds (default 1,000). */
  readonly heartbeatMs?: number;
};

/** The event log on Postgres. The database must have been migrated; nothing is read or written before the first call. */
export const createPostgresEventLog = (
  databaseUrl: string,
  options: PostgresEventLogOptions = {},
): EventLog => {
  const { codec = productCodec, maxConnections = 4, heartbeatMs = 1_000 } = options;
  const pool: Pool = createPool(databaseUrl, {
    max: maxConnections,
    applicationName: 'rondelle-eventlog',
  });
  const closing = new AbortController();
  const listening = new Set<Promise<void>>();

  return {
    append: async (stream, events, expected) => {
      const plan = planAppends([{ stream, events, expected }]);
      const last = plan.events.at(-1);
      if (!last) throw new RangeError('an append needs at least one event');
      return { position: await appendPlan(pool, codec, plan), revision: String(last.revision) };
    },
    appendMany: async (batch) => {
      const plan = planAppends(batch);
      return plan.events.length === 0 ? headOf(pool) : appendPlan(pool, codec, plan);
    },
    readStream: (stream, from = '0') => readStream(pool, codec, stream, from),
    readAll: (after, limit = pageSize) => readPages(pool, codec, after, limit),
    subscribe: (after, signal) => {
      const ended = AbortSignal.any([signal, closing.signal]);
      return subscribe({ pool, codec, databaseUrl, after, signal: ended, heartbeatMs, listening });
    },
    head: () => headOf(pool),
    close: async () => {
      closing.abort();
      await Promise.allSettled(listening);
      if (!pool.ended) await pool.end();
    },
  };
};
