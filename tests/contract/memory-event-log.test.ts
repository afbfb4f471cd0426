import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { expect, test } from 'vitest';
import { gather } from '../support/gather.ts';
import { eventLogContract } from './event-log.contract.ts';
import { newStream, renamed } from './samples.ts';
import { subscriptionContract } from './subscription.contract.ts';

const open = async () => {
  const log = createMemoryEventLog();
  return { log, close: () => log.close() };
};
eventLogContract('in memory', open);
subscriptionContract('in memory', open);

test('the recorded time comes from the injected clock and never decreases', async () => {
  const instants = ['2026-01-01T00:00:02.000Z', '2026-01-01T00:00:01.000Z', '2026-01-01T00:00:03.000Z'];
  const log = createMemoryEventLog({ now: () => new Date(instants.shift() ?? 0) });
  for (const name of ['a', 'b', 'c']) await log.append(newStream(), [renamed(name)], 'none');
  const [events] = await gather(log.readAll('0'));
  expect(events?.map((e) => e.recordedAt.slice(17, 19))).toEqual(['02', '02', '03']);
});
