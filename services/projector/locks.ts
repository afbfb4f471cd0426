import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** Constants that nothing else in the database locks. */
export const locks = {
  /** Held by the one projector that works, as long as it works. */
  projector: 7266601,
  /** Held within every transaction that writes views, so that tables are never swapped under a batch. */
  batch: 7266602,
  /** Held by the one rebuild. */
  rebuild: 7266603,
} as const;

const ignore = (): void => undefined;

/** Runs the work on a connection that holds the lock; `null` at once where someone else holds it. */
export const tryWithLock = async <T>(
  pool: Pool,
  lock: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<{ readonly result: T } | null> => {
  const client = await pool.connect();
  // A connection that dies while it is lent out must not end the process: the next query on it fails.
  client.on('error', ignore);
  let broken = true;
  try {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lock]);
    if (!rows[0]?.held) {
      broken = false;
      return null;
    }
    const result = await work(client);
    await client.query('SELECT pg_advisory_unlock($1)', [lock]);
    broken = false;
    return { result };
  } finally {
    client.off('error', ignore);
    // Closing the connection gives the lock back whatever state it is in.
    client.release(broken);
  }
};

/** Waits for the lock until the signal aborts, then runs the work; `null` where it was aborted before. */
export const withLock = async <T>(
  pool: Pool,
  lock: number,
  signal: AbortSignal,
  work: (client: PoolClient) => Promise<T>,
): Promise<{ readonly result: T } | null> => {
  while (!signal.aborted) {
    const done = await tryWithLock(pool, lock, work);
    if (done) return done;
    await pause(200, undefined, { signal }).catch(() => undefined);
  }
  return null;
};
