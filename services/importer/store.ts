import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { addressLock } from '@rondelle/infra/postgres/address-lock.ts';
import { createDb } from '@rondelle/infra/postgres/pool.ts';
import type { Tables } from '@rondelle/projections/views/schema.ts';
import type { Pool } from 'pg';
import type { Recorded, RecordedGames } from './recorded.ts';
import { readRemoved } from './read-deleted.ts';
import { readDeletedKeys, readRecordedGames } from './read-recorded-games.ts';
import { readRecorded } from './read-recorded.ts';
import { withAllImported } from './read-imported.ts';
import type { CheckedDataset } from './read-rows.ts';

/** The dependencies of an import on the site: the log, queries of the views, and locks. */
export type ImportStore = {
  readonly log: EventLog;
  /** Brings the views up to the head of the log, so that later queries see all of it. */
  readonly catchUp: () => Promise<void>;
  readonly readRecorded: (dataset: CheckedDataset) => Promise<Recorded>;
  readonly readDeletedKeys: () => Promise<ReadonlyMap<string, number>>;
  readonly readRecordedGames: (
    keys: readonly string[],
    deleted: ReadonlyMap<string, number>,
  ) => Promise<RecordedGames>;
  /** Runs imports one at a time across processes. Calls `onWait` once when another import is running. */
  readonly exclusively: <T>(work: () => Promise<T>, onWait: () => void) => Promise<T>;
  /** Runs work under the lock for addresses of leagues and seasons, across processes. */
  readonly givingAddresses: <T>(work: () => Promise<T>) => Promise<T>;
};

/** The advisory lock of imports, from a terminal or a browser. An arbitrary number that no other lock uses. */
export const importLock = 7266510;

const exclusivelyOn =
  (pool: Pool, lock: number): ImportStore['exclusively'] =>
  async (work, onWait) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
        lock,
      ]);
      if (!rows[0]?.free) {
        onWait();
        await client.query('SELECT pg_advisory_lock($1)', [lock]);
      }
      try {
        return await work();
      } finally {
        await client.query('SELECT pg_advisory_unlock($1)', [lock]);
      }
    } finally {
      client.release();
    }
  };

/** Creates a store with the views in a Postgres database. */
export const importStoreOn = (log: EventLog, pool: Pool, catchUp: () => Promise<void>): ImportStore => {
  const db = createDb<Tables>(pool);
  return {
    log,
    catchUp,
    readRecorded: async (dataset) => {
      const removed = await readRemoved(db, log);
      return withAllImported(log, dataset, await readRecorded(db, dataset, removed), removed.delisted);
    },
    readDeletedKeys: () => readDeletedKeys(db),
    readRecordedGames: (keys, deleted) => readRecordedGames(db, keys, deleted),
    exclusively: exclusivelyOn(pool, importLock),
    givingAddresses: (work) => exclusivelyOn(pool, addressLock)(work, () => undefined),
  };
};
