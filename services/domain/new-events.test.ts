import { randomUUID } from 'node:crypto';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { expect, test } from 'vitest';
import { eventIdOf } from './command-ids.ts';
import { newEvents } from './new-events.ts';

const commandId = '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e';
const chosen = { type: 'OngoingSeasonChosen', data: { seasonId: 19 } } as const;
const context = { actor: systemActor, source: 'import' } as const;

test('event ids depend only on the sender, the command and the index', () => {
  expect(eventIdOf('import', commandId, 0)).toBe('71cfd700-941a-546d-864c-3c330bd58ee0');
  expect(eventIdOf('import', commandId, 1)).not.toBe(eventIdOf('import', commandId, 0));
  expect(eventIdOf(randomUUID(), commandId, 0)).not.toBe(eventIdOf('import', commandId, 0));
});

test('an event records its actor, command and source', () => {
  const [event] = newEvents([chosen], commandId, context);
  expect(event).toEqual({
    ...chosen,
    eventId: eventIdOf('system', commandId, 0),
    metadata: { ...context, commandId, causationId: commandId, correlationId: commandId, schemaVersion: 1 },
  });
});

test('events of one request share a correlation id', () => {
  const correlationId = '0b8f6c1e-6f0e-4f0e-9a57-0c3f5a1f2c11';
  const events = newEvents([chosen, chosen], commandId, { ...context, correlationId });
  expect(events.map((e) => e.metadata.correlationId)).toEqual([correlationId, correlationId]);
});
