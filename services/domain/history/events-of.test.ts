import { type Recorded, systemActor } from '@rondelle/contracts/log/event.ts';
import { expect, test } from 'vitest';
import type { EventLog, LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { eventsOf } from './events-of.ts';

const id = '00000000-0000-4000-8000-000000000001';
const startOf = (stream: string, at: number): Recorded<LoggedEvent> => ({
  type: 'GameStarted',
  stream,
  revision: String(at),
  position: String(at),
  eventId: id,
  recordedAt: '2026-11-26T00:00:00.000Z',
  data: { gameId: 7, seasonId: 19 },
  metadata: {
    commandId: id,
    correlationId: id,
    causationId: id,
    actor: systemActor,
    source: 'web',
    schemaVersion: 1,
  },
});

test('the latest change of a stream can be found, regardless of the number before it', async () => {
  const log: Pick<EventLog, 'readStream'> = {
    async *readStream(stream) {
      for (let at = 0; at < 6_000; at += 1) yield startOf(stream, at);
    },
  };
  const events = await eventsOf(log, 'game', 7);
  expect(events.at(-1)?.revision).toBe('5999');
});
