import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { test } from 'vitest';
import { openFront } from '../support/eventstore-stand-in/front.ts';
import { startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { findEventStore } from '../support/eventstore-server.ts';
import { eventLogContract, type Guarantees } from './event-log.contract.ts';
import { connectionLossContract, subscriptionContract } from './subscription.contract.ts';

/** What EventStoreDB itself does: it checks one stream at a time. */
const guarantees: Guarantees = { atomicBatches: false, uniqueEventIds: false };

const standIn = async () => {
  const server = await startEventStore();
  const log = await openEventLog(server.url);
  const close = async () => {
    await log.close();
    server.close();
  };
  return { log, close, cut: async () => server.cut() };
};
const name = 'on EventStoreDB’s stand-in';
eventLogContract(name, standIn, guarantees);
subscriptionContract(name, standIn);
connectionLossContract(name, standIn);

const server = await findEventStore();

if ('url' in server) {
  const real = async () => {
    const url = new URL(server.url);
    const front = await openFront(Number(url.port || '2113'), url.hostname);
    const log = await openEventLog(server.url.replace(url.host, `127.0.0.1:${front.port}`));
    const close = async () => {
      await log.close();
      front.close();
    };
    return { log, close, cut: async () => front.cut() };
  };
  const name = `on EventStoreDB (${server.from})`;
  eventLogContract(name, real, guarantees);
  subscriptionContract(name, real);
  connectionLossContract(name, real);
} else if ('unusable' in server) {
  test('the event log on EventStoreDB itself', () => {
    throw new Error(server.unusable);
  });
} else {
  // Counted and told as skipped: the stand-in speaks the protocol, but it is not the server.
  console.log(`skipped: the event log on EventStoreDB itself (${server.missing})`);
  test.skip(`the event log on EventStoreDB itself: ${server.missing}`);
}
