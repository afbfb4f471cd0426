import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import type { LogReader } from '@rondelle/projector/log-reader.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { readCheckpoint } from '@rondelle/projector/state.ts';
import { beforeEach, expect, test } from 'vitest';
import { renamed } from '../contract/samples.ts';
import { startEventStore } from '../support/eventstore-stand-in/stand-in.ts';
import { flowDatabase } from './flow-database.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
beforeEach(() => database.empty());

/** Renames a division many times, in appends of a hundred events. */
const renamedOften = async (log: EventLog, hundreds: number): Promise<void> => {
  await createWriter(log)(beginning);
  const appends = Array.from({ length: hundreds }, (_, turn) => ({
    stream: 'division-1' as const,
    events: Array.from({ length: 100 }, (_, i) => renamed(`${i}`)),
    expected: String(turn * 100),
  }));
  await log.appendMany(appends);
};

/** How often the views were rebuilt while they caught up with the log. */
const rebuildsFor = async (log: LogReader): Promise<number> => {
  const pool = database.pool();
  const before = await readCheckpoint(pool);
  await catchUp({ pool, log });
  const after = await readCheckpoint(pool);
  expect(after.position).toBe(await log.head());
  return after.generation - before.generation;
};

test('applies few events live, even when positions of the log are byte offsets that are far apart', async () => {
  const server = await startEventStore();
  const log = await openEventLog(server.url);
  await renamedOften(log, 4);
  expect(Number(await log.head())).toBeGreaterThan(100_000);
  expect(await rebuildsFor(log)).toBe(0);
  await log.close();
  server.close();
});

test('rebuilds for many events when that is faster than applying them', async () => {
  const log = createMemoryEventLog();
  await renamedOften(log, 300);
  expect(await rebuildsFor(log)).toBe(1);
});
