import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { assertViews, ensureViews, ViewsNotReady } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import type { Settings } from '@rondelle/infra/config/settings.ts';
import { isPostgres, openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { assertSchema, isMigrated } from '@rondelle/infra/postgres/schema-check.ts';
import { createClosers } from './closers.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { onStopRequest } from './stop-signals.ts';

/** Views and log, migrated and ready. */
export type Store = {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly log: EventLog;
  /** Closes in reverse order of opening; an embedded database stops with its last user. */
  readonly close: () => Promise<void>;
};
type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'eventLogUrl'>;
type Database = Pick<EmbeddedPostgres, 'url' | 'lost' | 'claimSite' | 'close'>;

/** An external database: this process neither owns nor stops it. */
const externalDatabase = (url: string): Database => ({
  url,
  lost: new Promise(() => undefined),
  claimSite: async () => true,
  close: async () => undefined,
});

/** Opens the database of the settings, or the embedded one of the data folder. */
export const openDatabase = (settings: StoreSettings): Promise<Database> =>
  settings.databaseUrl
    ? Promise.resolve(externalDatabase(settings.databaseUrl))
    : openEmbeddedPostgres(settings.dataDir);

/**
 * Role of a program that opens a store.
 * - `owner` migrates the database: `npm start`, and every program on the embedded database.
 * - `guest` uses an external database and fails with `SchemaMismatch` until `npm run migrate` has run.
 * - `reader` is a guest that does not create view tables either, and fails with `ViewsNotReady` until the projector
 *   has.
 */
export type Opener = 'owner' | 'guest' | 'reader';

/** Opens the store on an open database; closing the store also closes the database. */
export const openStoreOn = async (
  database: Database,
  settings: StoreSettings,
  opener: Opener = 'owner',
): Promise<Store> => {
  const failures: unknown[] = [];
  const closers = createClosers((error) => failures.push(error));
  closers.add(database.close);
  const close = async () => {
    await closers.closeAll();
    if (failures.length > 0) throw new AggregateError(failures, 'the store did not close cleanly');
  };
  try {
    const logUrl = settings.eventLogUrl ?? database.url;
    const prepare = opener === 'owner' ? migrate : assertSchema;
    for (const url of new Set([database.url, logUrl].filter(isPostgres))) await prepare(url);
    const log = await openEventLog(logUrl);
    closers.add(() => log.close());
    const pool = createPool(database.url);
    closers.add(() => pool.end());
    await (opener === 'reader' ? assertViews(pool) : ensureViews(pool));
    return { databaseUrl: database.url, pool, log, close };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};

/** Resolves when a projector has made all views, calls `onWait` first if it has not; rejects when the signal aborts. */
export const untilViewsMade = async (pool: Pool, onWait: () => void, signal: AbortSignal): Promise<void> => {
  for (let looks = 0; ; looks += 1) {
    try {
      return await assertViews(pool);
    } catch (error) {
      if (!(error instanceof ViewsNotReady)) throw error;
    }
    if (looks === 0) onWait();
    await sleep(200, undefined, { signal });
  }
};

/**
 * For commands: runs `work` with a store, with or without a running site, and closes it afterwards. On an interruption
 * it calls `onInterrupted`, ignores the error of the interrupted work, and exits with 130.
 */
export const withStore = async <T>(
  settings: StoreSettings,
  work: (store: Store) => Promise<T>,
  onInterrupted: () => void = () => undefined,
): Promise<T> => {
  const database = await openDatabase(settings);
  // An external database without a schema may be migrated; a restore fills it.
  const isOthers = settings.databaseUrl !== undefined && (await isMigrated(settings.databaseUrl));
  const store = await openStoreOn(database, settings, isOthers ? 'guest' : 'owner');
  let interrupted = false;
  onStopRequest(() => {
    interrupted = true;
    onInterrupted();
    void store.close().finally(() => process.exit(130));
  });
  try {
    return await work(store);
  } catch (error) {
    if (interrupted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    await store.close();
  }
};
