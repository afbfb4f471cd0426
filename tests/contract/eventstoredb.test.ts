import { createEventStoreDbEventLog } from '@rondelle/infra/eventlog/eventstoredb/eventstoredb-event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { eventLogContract, type Guarantees } from './event-log.contract.ts';
import { connectionLossContract, subscriptionContract } from './subscription.contract.ts';

/** What EventStoreDB itself does: it checks one stream at a time. */
export const guarantees: Guarantees = { atomicBatches: false, uniqueEventIds: false };

const open = async () => {
  const server = await startEventStore();
  const log = await openEventLog(server.url);
  const close = async () => {
    await log.close();
    server.close();
  };
  return { log, close, cut: async () => server.cut() };
};
const name = 'on EventStoreDB’s stand-in';
eventLogContract(name, open, guarantees);
subscriptionContract(name, open);
connectionLossContract(name, open);
