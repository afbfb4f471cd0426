import { importDataset } from '@rondelle/importer/import-dataset.ts';
import { type ImportStore, importStoreOn } from '@rondelle/importer/store.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { DatasetSource } from '@rondelle/importer/dataset-format.ts';
import type { Pool } from 'pg';
import { freshDatabase } from '../support/postgres.ts';

export type ImportSite = {
  readonly url: string;
  readonly log: EventLog;
  readonly pool: Pool;
  readonly store: ImportStore;
  readonly import: (source: DatasetSource, dryRun?: boolean) => ReturnType<typeof importDataset>;
  /** The types of all events after a position, without reservations of ids. */
  readonly eventsAfter: (position: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
};

/** A new, empty site: a log and its views. */
export const openSite = async (): Promise<ImportSite> => {
  const database = await freshDatabase();
  const log = await openEventLog(database.url);
  const pool = createPool(database.url);
  await ensureViews(pool);
  const store = importStoreOn(log, pool, () => catchUp({ log, pool }));
  const eventsAfter = async (position: string) => {
    const types: string[] = [];
    for await (const page of log.readAll(position)) types.push(...page.map(({ type }) => type));
    return types.filter((type) => type !== 'IdsReserved');
  };
  const close = async () => {
    await log.close();
    await pool.end();
    await database.drop();
  };
  return {
    url: database.url,
    log,
    pool,
    store,
    import: (source, dryRun = false) => importDataset(store, source, { source: 'import', dryRun }),
    eventsAfter,
    close,
  };
};
