import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** Constants that nothing else in the database locks. */
export const locks = {
  /** Held while the tables are made ready for a projector that starts. */
  preparation: 7266601,
  /** Held within every transaction that writes views, shared by shards, so that tables are never swapped under one. */
  batch: 7266602,
  /** Held by the one rebuild. */
  rebuild: 7266603,
  /** With a shard's number as a second key: held as long as a process works on the shard. */
  shard: 7266604,
} as const;

const ignore = (): void => undefined;

/** A connection that no longer answers is not waited for longer: closing it gives its lock back as well, a little later. */
const unlockWithinMs = 1_000;

/** Lends a connection; one that dies meanwhile fails the next query on it, and is not given back. */
export const withClient = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  client.on('error', ignore);
  let broken = true;
  try {
    const result = await work(client);
    broken = false;
    return result;
  } finally {
    client.off('error', ignore);
    // Closing the connection gives its locks back whatever state it is in.
    client.release(broken);
  }
};

/** Takes back what the work left open, and gives the lock back before its error is told, so that it can be tried again. */
const unlockAfterFailure = async (client: PoolClient, lock: number): Promise<void> => {
  const unlocked = client.query(`ROLLBACK; SELECT pg_advisory_unlock(${lock})`).then(ignore, ignore);
  const controller = new AbortController();
  const late = pause(unlockWithinMs, undefined, { signal: controller.signal }).catch(ignore);
  await Promise.race([unlocked, late]);
  controller.abort();
};

/** Runs the work on a connection that holds the lock; `null` at once where someone else holds it. */
export const tryWithLock = <T>(
  pool: Pool,
  lock: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<{ readonly result: T } | null> =>
  withClient(pool, async (client) => {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lock]);
    if (!rows[0]?.held) return null;
    try {
      const result = await work(client);
      await client.query('SELECT pg_advisory_unlock($1)', [lock]);
      return { result };
    } catch (error) {
      await unlockAfterFailure(client, lock);
      throw error;
    }
  });

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
