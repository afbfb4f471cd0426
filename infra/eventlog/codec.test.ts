import { schemaVersionOf } from '@rondelle/contracts/log/schema-versions.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  codec,
  createCodec,
  EventFormatError,
  type EventFormatCode,
  eventSchemas,
  type StoredEvent,
} from './codec.ts';
import golden from './fixtures/golden-events.json' with { type: 'json' };
import { upcasters } from './upcasters.ts';

const id = '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e';
const stored = (type: string, schemaVersion: number, data: unknown): StoredEvent => ({
  type,
  data,
  eventId: id,
  stream: 'game-1',
  revision: '0',
  position: '7',
  recordedAt: '2026-01-31T12:00:00.000Z',
  metadata: {
    commandId: id,
    correlationId: id,
    causationId: id,
    actor: { id: 'system', role: 'system' },
    source: 'system',
    schemaVersion,
  },
});
const formatError = (code: EventFormatCode, eventType: string) =>
  expect.objectContaining({ code, eventType });
const types = Object.keys(eventSchemas) as (keyof typeof eventSchemas)[];

test.each(golden)('version $schemaVersion of $type is still read as a valid event', (event) => {
  const { data } = codec.decode(stored(event.type, event.schemaVersion, event.data));
  const schema: z.ZodType = eventSchemas[event.type as keyof typeof eventSchemas];
  expect(schema.parse(data)).toEqual(data);
});

test('every version of every type has a golden event', () => {
  const versions = types.flatMap((type) =>
    Array.from({ length: schemaVersionOf(type) }, (_, i) => `${type} ${i + 1}`),
  );
  expect(golden.map((e) => `${e.type} ${e.schemaVersion}`).sort()).toEqual(versions.sort());
});

test('every schema version after the first has an upcaster', () => {
  for (const type of types) expect(upcasters[type]?.length ?? 0).toBe(schemaVersionOf(type) - 1);
});

test('an old payload passes through each upcaster in turn', () => {
  const steps = {
    ScoreNoted: [
      (data: unknown) => ({ goals: (data as { score: string }).score.split('-').map(Number) }),
      (data: unknown) => ({ ...(data as { goals: number[] }), forfeit: false }),
    ],
  };
  const { decode } = createCodec(
    { ScoreNoted: z.strictObject({ goals: z.array(z.int()), forfeit: z.boolean() }) },
    steps,
  );
  const current = { data: { goals: [3, 2], forfeit: false }, metadata: { schemaVersion: 3 } };
  expect(decode(stored('ScoreNoted', 1, { score: '3-2' }))).toMatchObject(current);
  expect(decode(stored('ScoreNoted', 2, { goals: [3, 2] }))).toMatchObject(current);
  expect(decode(stored('ScoreNoted', 3, current.data))).toMatchObject(current);
});

test('an unknown type and a newer version throw errors that name the event', () => {
  expect(() => codec.decode(stored('PlayerTraded', 1, {}))).toThrow(
    formatError('unknown-type', 'PlayerTraded'),
  );
  expect(() => codec.decode(stored('GameDeleted', 9, {}))).toThrow(
    formatError('newer-version', 'GameDeleted'),
  );
  expect(() => codec.decode(stored('GameDeleted', 9, {}))).toThrow(EventFormatError);
});

test('appends only valid events of the current version', () => {
  const { eventId, metadata } = stored('GameDeleted', 1, {});
  const event = {
    type: 'GameDeleted',
    data: { gameId: 1, seasonId: 1, reason: 'duplicate' },
    eventId,
    metadata,
  } as const;
  expect(codec.encode(event).data).toBe('{"gameId":1,"seasonId":1,"reason":"duplicate"}');
  expect(() => codec.encode({ ...event, data: { ...event.data, gameId: -1 } })).toThrow('invalid-payload');
  expect(() => codec.encode({ ...event, metadata: { ...metadata, schemaVersion: 2 } })).toThrow(
    'not-the-current-version',
  );
  expect(() => codec.encode({ ...event, metadata: { ...metadata, commandId: 'x' } })).toThrow(
    'invalid-payload',
  );
});
