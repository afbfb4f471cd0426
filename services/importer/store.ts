import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Pool } from 'pg';
import { addressLock } from '@rondelle/infra/postgres/address-lock.ts';
import type { Recorded, RecordedGames } from './recorded.ts';
import { readRemoved } from './read-deleted.ts';
import { readDeletedKeys, readRecordedGames } from './read-recorded-games.ts';
import { readRecorded } from './read-recorded.ts';
import { withAllImported } from './read-imported.ts';
import type { CheckedDataset } from './read-rows.ts';

/** What an import needs of the site: where it writes, what it may ask, and how it waits for the views. */
export type ImportStore = {
  readonly log: EventLog;
  /** Brings the views up to the log's head: what is asked afterwards is what the log holds. */
  readonly catchUp: () => Promise<void>;
  readonly readRecorded: (dataset: CheckedDataset) => Promise<Recorded>;
  readonly readDeletedKeys: () => Promise<ReadonlyMap<string, number>>;
  readonly readRecordedGames: (
    keys: readonly string[],
    deleted: ReadonlyMap<string, number>,
  ) => Promise<RecordedGames>;
  /** Imports run one at a time, whatever the process: `onWait` is told once when another one is running. */
  readonly exclusively: <T>(work: () => Promise<T>, onWait: () => void) => Promise<T>;
  /** Nobody else gives leagues and seasons their addresses meanwhile, on the site or elsewhere. */
  readonly givingAddresses: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Held by whoever imports, from a terminal or the browser. Any constant that nothing else in the database locks. */
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

/** Imports into the log, with the views in a Postgres database. */
export const importStoreOn = (log: EventLog, pool: Pool, catchUp: () => Promise<void>): ImportStore => ({
  log,
  catchUp,
  readRecorded: async (dataset) => {
    const removed = await readRemoved(pool, log);
    return withAllImported(log, dataset, await readRecorded(pool, dataset, removed), removed.delisted);
  },
  readDeletedKeys: () => readDeletedKeys(pool),
  readRecordedGames: (keys, deleted) => readRecordedGames(pool, keys, deleted),
  exclusively: exclusivelyOn(pool, importLock),
  givingAddresses: (work) => exclusivelyOn(pool, addressLock)(work, () => undefined),
});
