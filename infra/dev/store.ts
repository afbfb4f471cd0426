import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import type { Settings } from '../config/settings.ts';
import { isPostgres, openEventLog } from '../eventlog/open.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { createClosers } from './closers.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import { onStopWish } from './stop-signals.ts';

/** Views and events, wherever the settings put them, migrated and ready. */
export type Store = {
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly log: EventLog;
  /** Leaves in the opposite order of opening; an embedded database stops with its last user. */
  readonly close: () => Promise<void>;
};
type StoreSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'eventLogUrl'>;
type Database = Pick<EmbeddedPostgres, 'url' | 'lost' | 'claimSite' | 'close'>;

/** A database that others run: it has no owner here, and nothing to stop. */
const elsewhere = (url: string): Database => ({
  url,
  lost: new Promise(() => undefined),
  claimSite: async () => true,
  close: async () => undefined,
});

/** The database of the settings, or else the embedded one of the data folder. */
export const openDatabase = (settings: StoreSettings): Promise<Database> =>
  settings.databaseUrl
    ? Promise.resolve(elsewhere(settings.databaseUrl))
    : openEmbeddedPostgres(settings.dataDir);

/** Opens the store on a database that is open already; closing it closes the database. */
export const openStoreOn = async (database: Database, settings: StoreSettings): Promise<Store> => {
  const failures: unknown[] = [];
  const closers = createClosers((error) => failures.push(error));
  closers.add(database.close);
  const close = async () => {
    await closers.closeAll();
    if (failures.length > 0) throw new AggregateError(failures, 'the store did not close well');
  };
  try {
    const logUrl = settings.eventLogUrl ?? database.url;
    for (const url of new Set([database.url, logUrl].filter(isPostgres))) await migrate(url);
    const log = await openEventLog(logUrl);
    closers.add(() => log.close());
    const pool = createPool(database.url);
    closers.add(() => pool.end());
    await ensureViews(pool);
    return { databaseUrl: database.url, pool, log, close };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};

/**
 * For commands: opens the store beside a running site or alone, and leaves it when the work is done. When a person
 * interrupts it, `onInterrupted` may say so; what the work then fails with is no news, and the program ends with 130.
 */
export const withStore = async <T>(
  settings: StoreSettings,
  work: (store: Store) => Promise<T>,
  onInterrupted: () => void = () => undefined,
): Promise<T> => {
  const store = await openStoreOn(await openDatabase(settings), settings);
  let interrupted = false;
  onStopWish(() => {
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
