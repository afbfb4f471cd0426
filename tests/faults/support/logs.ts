import { freshDatabase } from '../../support/postgres.ts';
import { eventStoreName, launchEventStore } from './eventstore.ts';
import type { ServiceSettings } from './site.ts';

export const newDatabase = async (stack: AsyncDisposableStack): Promise<string> =>
  stack.adopt(await freshDatabase(), ({ drop }) => drop()).url;

/** Kinds of logs: EventStoreDB as for the province, PostgreSQL as for a small league. */
export const logKinds: Readonly<Record<string, (stack: AsyncDisposableStack) => Promise<ServiceSettings>>> = {
  'a log on PostgreSQL': async (stack) => ({ DATABASE_URL: await newDatabase(stack) }),
  [`a log on ${eventStoreName}`]: async (stack) => ({
    DATABASE_URL: await newDatabase(stack),
    EVENT_LOG_URL: stack.adopt(await launchEventStore(), ({ close }) => close()).url,
  }),
};
