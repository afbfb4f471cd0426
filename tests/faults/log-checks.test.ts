import { origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { beforeEach, expect, test } from 'vitest';
import { newStream, renamed } from '../contract/samples.ts';
import { gather } from '../support/gather.ts';
import { defectsOfRetention, defectsOfLog, defectsOfReading, type Seen } from './support/log-checks.ts';

let log: EventLog;
let all: Seen[];
beforeEach(async () => {
  log = createMemoryEventLog();
  const stream = newStream();
  for (let i = 0; i < 9; i += 1)
    await log.append(
      i % 2 ? newStream() : stream,
      [renamed(`${i}`)],
      i % 2 || !i ? 'none' : String(i / 2 - 1),
    );
  all = (await gather(log.readAll(origin))).flat();
});
const acknowledged = () => all.map(({ metadata: { commandId }, position }) => ({ commandId, position }));

test('accepts a log without faults', () => {
  expect(defectsOfLog(all)).toEqual([]);
  expect(defectsOfReading(all, all)).toEqual([]);
  expect(defectsOfRetention(acknowledged(), all)).toEqual({ lost: [], doubled: [] });
});

test('finds a missing event by its position and by its acknowledgement', () => {
  const without = all.toSpliced(4, 1);
  expect(defectsOfLog(without)).toHaveLength(2);
  expect(defectsOfReading(without, all)).toEqual(['at 5: 6 was seen']);
  expect(defectsOfRetention(acknowledged(), without).lost).toEqual([all[4]?.metadata.commandId]);
});

test('finds a missing last event by its acknowledgement', () => {
  const without = all.slice(0, -1);
  expect(defectsOfLog(without)).toEqual([]);
  expect(defectsOfReading(without, all)).toEqual(['at 9: nothing was seen']);
  expect(defectsOfRetention(acknowledged(), without).lost).toHaveLength(1);
});

test('finds a command that was recorded twice', () => {
  const [first] = all;
  const again = { ...(first as Seen), position: '10', revision: '5', eventId: crypto.randomUUID() };
  expect(defectsOfLog([...all, again])).toEqual([]);
  expect(defectsOfReading([...all, again], all)).toEqual(['1 more were seen than there are']);
  expect(defectsOfRetention(acknowledged(), [...all, again]).doubled).toEqual([first?.metadata.commandId]);
});

test('finds events in another order', () => {
  const swapped = all.with(2, all[3] as Seen).with(3, all[2] as Seen);
  expect(defectsOfLog(swapped)).toEqual(['3 comes after 4']);
  expect(defectsOfReading(swapped, all)).toEqual(['at 3: 4 was seen']);
});
