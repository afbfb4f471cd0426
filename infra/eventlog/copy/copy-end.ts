import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createEventStoreDbEventLog } from '../eventstoredb/eventstoredb-event-log.ts';
import { schemeOf } from '../open.ts';
import { createPostgresEventLog } from '../postgres/postgres-event-log.ts';
import { CopyError } from './copy-errors.ts';
import type { Entry } from './digest.ts';
import { writeToEventStoreDb } from './eventstoredb-writer.ts';
import { writeToPostgres } from './postgres-writer.ts';
import { rawCodec } from './raw-codec.ts';

/** A log as the copy program uses it: reads without upcasting, and writes with the original times. */
export type CopyEnd = Pick<EventLog, 'readAll' | 'head' | 'close'> & {
  /** Appends in order. After an interrupted write, the written events are a prefix. */
  readonly write: (pages: AsyncIterable<readonly Entry[]>) => Promise<void>;
};

type Open = (url: string) => CopyEnd;

const postgres: Open = (url) => ({
  ...createPostgresEventLog(url, { codec: rawCodec }),
  write: (pages) => writeToPostgres(url, pages),
});
const eventStoreDb: Open = (url) => ({
  ...createEventStoreDbEventLog(url, { codec: rawCodec }),
  write: (pages) => writeToEventStoreDb(url, pages),
});

const ends: ReadonlyMap<string, Open> = new Map(
  Object.entries<Open>({
    'postgres:': postgres,
    'postgresql:': postgres,
    'esdb:': eventStoreDb,
    'esdb+discover:': eventStoreDb,
  }),
);

/** Opens the log at a URL. A Postgres database must be migrated. Throws `CopyError`. */
export const openCopyEnd: Open = (url) => {
  const scheme = schemeOf(url);
  const open = ends.get(scheme);
  if (!open) throw new CopyError({ code: 'unsupported', scheme });
  return open(url);
};
