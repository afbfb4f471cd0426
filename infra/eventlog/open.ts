import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createEventStoreDbEventLog } from './eventstoredb/eventstoredb-event-log.ts';
import { createPostgresEventLog } from './postgres/postgres-event-log.ts';

/** Adapters by URL scheme. */
const adapters: ReadonlyMap<string, (url: string) => EventLog> = new Map(
  Object.entries<(url: string) => EventLog>({
    'postgres:': createPostgresEventLog,
    'postgresql:': createPostgresEventLog,
    'esdb:': createEventStoreDbEventLog,
    'esdb+discover:': createEventStoreDbEventLog,
  }),
);

/** No adapter supports the `EVENT_LOG_URL`. The message leaves the URL out, because it may contain a password. */
export class UnsupportedEventLogError extends Error {
  override name = 'UnsupportedEventLogError';
}

/** Returns the scheme with its colon, or an empty text. `URL` cannot parse cluster URLs, which name several hosts. */
export const schemeOf = (url: string): string => /^[a-z][a-z+]*:(?=\/\/)/.exec(url)?.[0] ?? '';

/** Returns true when the log is in a Postgres database, which must be migrated before use. */
export const isPostgres = (url: string): boolean => /^postgres(ql)?:$/.test(schemeOf(url));

/** Opens the log at a URL and checks the connection. The caller closes it. */
export const openEventLog = async (url: string): Promise<EventLog> => {
  const scheme = schemeOf(url);
  const open = adapters.get(scheme);
  if (!open) {
    const supported = [...adapters.keys()].map((known) => `${known}//`);
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
