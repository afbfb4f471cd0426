import { setTimeout as pause } from 'node:timers/promises';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import type { Pool, PoolClient } from 'pg';

/** Versions with other views lock other keys, so that they do not wait for each other. */
const version = Number.parseInt(viewsSchema.slice(-7), 16);
const keyOf = (lock: number): number => lock * 2 ** 28 + version;

/** Keys of advisory locks; nothing else in the database uses them. */
export const locks = {
  /** Held while the tables are prepared for a starting projector. */
  preparation: keyOf(7266601),
  /**
   * Held in every transaction that writes views, shared between shards, so that no swap of tables happens under one.
   */
  batch: keyOf(7266602),
  /** Held by the one running rebuild. */
  rebuild: keyOf(7266603),
  /** With the shard's number as second key: held as long as a process works on the shard. */
  shard: version,
} as const;

/** Returns whether the error is a lock timeout or a deadlock. */
export const isLockRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

const ignore = (): void => undefined;

/** How long to wait for an unlock, in ms. After that the connection is closed, which unlocks too, a little later. */
const unlockWithinMs = 1_000;

/**
 * Runs the work on a client of the pool. A connection that dies fails the next query and is not returned to the pool.
 */
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
    // After an error the connection is closed, which releases its locks in any state.
    client.release(broken);
  }
};

/** Rolls back and unlocks before the error is thrown, so that the caller can retry at once. */
const unlockAfterFailure = async (client: PoolClient, lock: number): Promise<void> => {
  const unlocked = client.query(`ROLLBACK; SELECT pg_advisory_unlock(${lock})`).then(ignore, ignore);
  const controller = new AbortController();
  const late = pause(unlockWithinMs, undefined, { signal: controller.signal }).catch(ignore);
  await Promise.race([unlocked, late]);
  controller.abort();
};

/** Runs the work on a connection that holds the lock; returns null at once when another process holds it. */
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

/** Waits for the lock, then runs the work; returns null when the signal aborts first. */
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
