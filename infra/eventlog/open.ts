import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { createEventStoreDbEventLog } from './eventstoredb/eventstoredb-event-log.ts';
import { createPostgresEventLog } from './postgres/postgres-event-log.ts';

/** Who can hold the log, by the scheme of its URL. */
const adapters: Readonly<Record<string, (url: string) => EventLog>> = {
  'postgres:': createPostgresEventLog,
  'postgresql:': createPostgresEventLog,
  'esdb:': createEventStoreDbEventLog,
  'esdb+discover:': createEventStoreDbEventLog,
};

/** An `EVENT_LOG_URL` that no adapter answers for. Its message never holds the URL, which may hold a password. */
export class UnsupportedEventLogError extends Error {
  override name = 'UnsupportedEventLogError';
}

/** With its colon; empty for what is no URL. The address of a cluster names several hosts, which `URL` does not read. */
export const schemeOf = (url: string): string => /^[a-z][a-z+]*:(?=\/\/)/.exec(url)?.[0] ?? '';

/** Whether the log is in a database, which must be migrated before it is used. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:$/.test(schemeOf(url));

/** Opens the log that a URL names and makes sure that it answers. The caller closes it. */
export const openEventLog = async (url: string): Promise<EventLog> => {
  const scheme = schemeOf(url);
  const open = adapters[scheme];
  if (!open) {
    const supported = Object.keys(adapters).map((known) => `${known}//`);
    throw new UnsupportedEventLogError(
      `the event log's URL begins with "${scheme}"; supported: ${supported.join(', ')}`,
    );
  }
  const log = open(url);
  try {
    await log.head();
    return log;
  } catch (error) {
    await log.close();
    throw error;
  }
};
