import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { expect, test } from 'vitest';
import { openFront } from '../support/eventstore-stand-in/front.ts';
import { startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { findEventStore } from '../support/eventstore-server.ts';
import { gather } from '../support/gather.ts';
import { eventLogContract, type Guarantees } from './event-log.contract.ts';
import { newStream, renamed } from './samples.ts';
import { connectionLossContract, type CutHarness, subscriptionContract } from './subscription.contract.ts';

/** EventStoreDB checks expected versions and event ids per stream only. */
const guarantees: Guarantees = { atomicBatches: false, uniqueEventIds: false };

const standIn = async () => {
  const server = await startEventStore();
  const log = await openEventLog(server.url);
  const close = async () => {
    await log.close();
    server.close();
  };
  return { log, url: server.url, close, cut: async () => server.cut() };
};

/** The server drops a second copy of an append that is not committed yet. */
const doubleClickContract = (adapter: string, open: () => Promise<CutHarness & { url: string }>): void => {
  test(`the event log ${adapter}: an append that two processes send at the same time is recorded once, and both succeed`, async () => {
    const { log, url, close } = await open();
    const other = await openEventLog(url);
    for (let round = 0; round < 4; round += 1) {
      const [stream, event] = [newStream(), renamed('a')];
      const [one, two] = await Promise.all([log, other].map((it) => it.append(stream, [event], 'none')));
      expect(two).toEqual(one);
      expect(await gather(log.readStream(stream))).toHaveLength(1);
    }
    await other.close();
    await close();
  });
};
const name = 'on EventStoreDB’s stand-in';
eventLogContract(name, standIn, guarantees);
subscriptionContract(name, standIn);
connectionLossContract(name, standIn);
doubleClickContract(name, standIn);

const server = await findEventStore();

if ('url' in server) {
  const real = async () => {
    const url = new URL(server.url);
    const front = await openFront(Number(url.port || '2113'), url.hostname);
    const byFront = server.url.replace(url.host, `127.0.0.1:${front.port}`);
    const log = await openEventLog(byFront);
    const close = async () => {
      await log.close();
      front.close();
    };
    return { log, url: byFront, close, cut: async () => front.cut() };
  };
  const name = `on EventStoreDB (${server.from})`;
  eventLogContract(name, real, guarantees);
  subscriptionContract(name, real);
  connectionLossContract(name, real);
  doubleClickContract(name, real);
} else if ('unusable' in server) {
  test('the event log on EventStoreDB itself', () => {
    throw new Error(server.unusable);
  });
} else {
  // Reports the suite as skipped: the stand-in speaks the protocol, but it is not the real server.
  console.log(`skipped: the event log on EventStoreDB itself (${server.missing})`);
  test.skip(`the event log on EventStoreDB itself: ${server.missing}`);
}
