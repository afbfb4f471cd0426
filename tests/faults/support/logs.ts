import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { launchEventStore, eventStoreName } from './eventstore.ts';

/** A log, the database of the views, and the settings of a process that uses both. */
export type OpenedLog = {
  readonly url: string;
  readonly log: EventLog;
  readonly settings: { readonly DATABASE_URL: string; readonly EVENT_LOG_URL?: string };
  readonly close: () => Promise<void>;
};

/** Kinds of logs: EventStoreDB as for the province, PostgreSQL as for a small league. */
export const logKinds: Readonly<Record<string, (databaseUrl: string) => Promise<OpenedLog>>> = {
  'a log on PostgreSQL': async (url) => {
    const log = await openEventLog(url);
    return { url, log, settings: { DATABASE_URL: url }, close: () => log.close() };
  },
  [`a log on ${eventStoreName}`]: async (databaseUrl) => {
    const server = await launchEventStore();
    const log = await openEventLog(server.url);
    const close = async () => {
      await log.close();
      await server.close();
    };
    const settings = { DATABASE_URL: databaseUrl, EVENT_LOG_URL: server.url };
    return { url: server.url, log, settings, close };
  },
};
