import { jsonEvent, type EventData, type RecordedEvent } from '@eventstore/db-client';
import type { EventMetadata, Position, Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry, LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { type Codec, type EncodedEvent, EventFormatError, type StoredEvent } from '../codec.ts';

/** Servers before 22.10 send no positions with the events of a stream. */
export class UnsupportedServerError extends Error {
  override name = 'UnsupportedServerError';
}

/** Metadata in EventStoreDB; `recordedAt` only for events copied from another log. */
type StoredMetadata = EventMetadata & { readonly recordedAt?: string };

/** Pass `recordedAt` only for events copied from another log, to preserve their original time. */
export const toEventData = (
  eventId: string,
  { type, data, metadata }: EncodedEvent,
  recordedAt?: string,
): EventData => {
  const about: EventMetadata = JSON.parse(metadata);
  const stored: StoredMetadata = recordedAt === undefined ? about : { ...about, recordedAt };
  return jsonEvent({ id: eventId, type, data: JSON.parse(data), metadata: stored });
};

const noPosition = 2n ** 63n;

/** Returns the commit position, which orders `$all`; each event of an append has its own. */
export const positionOf = ({ position }: RecordedEvent): Position => {
  if (!position || position.commit >= noPosition)
    throw new UnsupportedServerError('EventStoreDB gives no positions: version 22.10 or later is needed');
  return position.commit.toString();
};

const unknownMetadata: EventMetadata = {
  commandId: '',
  correlationId: '',
  causationId: '',
  actor: { id: 'unknown', role: 'unknown' },
  source: 'system',
  schemaVersion: 0,
};

/** A record that is not JSON gets a null payload, which no event type accepts. */
const storedIn = (record: RecordedEvent): StoredEvent => {
  const { id, type, streamId, revision, data, created, isJson } = record;
  const place = { stream: streamId, revision: revision.toString(), position: positionOf(record) };
  if (!isJson || typeof record.metadata !== 'object')
    return {
      eventId: id,
      type,
      data: null,
      metadata: unknownMetadata,
      recordedAt: created.toISOString(),
      ...place,
    };
  const { recordedAt = created.toISOString(), ...metadata } = record.metadata as StoredMetadata;
  return { eventId: id, type, data, metadata, recordedAt, ...place };
};

/** Upcasts a record to the current version. Throws `EventFormatError`. */
export const toEvent = (codec: Codec, record: RecordedEvent): Recorded<LoggedEvent> => {
  const { isJson, type, revision, streamId } = record;
  if (!isJson)
    throw new EventFormatError('invalid-payload', type, `no JSON at revision ${revision} of ${streamId}`);
  return codec.decode(storedIn(record));
};

/** Like `toEvent`, for readers of the whole log: returns an `Unreadable` entry instead of throwing. */
export const toEntry = (codec: Codec, record: RecordedEvent): Recorded<LogEntry> =>
  codec.read(storedIn(record));
