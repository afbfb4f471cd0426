import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { createEventStoreDbEventLog } from '../eventstoredb/eventstoredb-event-log.ts';
import { schemeOf } from '../open.ts';
import { createPostgresEventLog } from '../postgres/postgres-event-log.ts';
import { CopyError } from './copy-faults.ts';
import type { Entry } from './digest.ts';
import { writeToEventStoreDb } from './eventstoredb-writer.ts';
import { writeToPostgres } from './postgres-writer.ts';
import { rawCodec } from './raw-codec.ts';

/** A log as a copy sees it: read without upcasting, written with the times of the first log. */
export type CopyEnd = Pick<EventLog, 'readAll' | 'head' | 'close'> & {
  /** Appends in the given order; what a broken write left behind is the beginning of it. */
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

const ends: Readonly<Record<string, Open>> = {
  'postgres:': postgres,
  'postgresql:': postgres,
  'esdb:': eventStoreDb,
  'esdb+discover:': eventStoreDb,
};

/** Opens the log that a URL names. A Postgres database must have been migrated. Throws `CopyError`. */
export const openCopyEnd: Open = (url) => {
  const scheme = schemeOf(url);
  const open = ends[scheme];
  if (!open) throw new CopyError({ code: 'unsupported', scheme });
  return open(url);
};
