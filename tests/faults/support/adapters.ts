import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { freshDatabase } from '../../support/postgres.ts';
import { launchEventStore, eventStoreName } from './eventstore.ts';

/** An empty log with as many handles as a cluster has processes. */
export type OpenedLogs = { readonly logs: readonly EventLog[]; readonly close: () => Promise<void> };

const handles = 4;
const openAll = async (url: string, remove: () => unknown): Promise<OpenedLogs> => {
  const logs = await Promise.all(Array.from({ length: handles }, () => openEventLog(url)));
  const close = async () => {
    await Promise.all(logs.map((log) => log.close()));
    await remove();
  };
  return { logs, close };
};

/** Opens an empty log on every adapter of the port. */
export const adapters: Readonly<Record<string, () => Promise<OpenedLogs>>> = {
  'in memory': async () => {
    const log = createMemoryEventLog();
    return { logs: Array.from({ length: handles }, () => log), close: () => log.close() };
  },
  'on Postgres': async () => {
    const database = await freshDatabase();
    return openAll(database.url, database.drop);
  },
  [`on ${eventStoreName}`]: async () => {
    const server = await launchEventStore();
    return openAll(server.url, server.close);
  },
};
