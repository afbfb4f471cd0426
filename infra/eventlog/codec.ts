import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { entityId } from '@rondelle/contracts/competition/vocabulary.ts';
import { type EventMetadata, eventMetadata, type Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry, LoggedEvent, NewEvent } from '@rondelle/contracts/ports/event-log.ts';
import { z } from 'zod';
import { type Upcasters, upcasters } from './upcasters.ts';

/**
 * Every event type with the current schema of its payload. Its bounds apply only to new events: stored events may be
 * older than the bounds, so reading does not check them (ADR 35).
 */
export const eventSchemas = {
  ...competitionEvents,
  IdsReserved: z.strictObject({ from: entityId, to: entityId }),
};

export type EventFormatCode =
  | 'invalid-payload'
  | 'unknown-type'
  | 'newer-version'
  | 'not-the-current-version';

/**
 * An event that cannot be written or read. Command handlers stop at it, because skipping an event would falsify state.
 */
export class EventFormatError extends Error {
  override name = 'EventFormatError';
  readonly code: EventFormatCode;
  readonly eventType: string;

  constructor(code: EventFormatCode, eventType: string, detail: string, cause?: unknown) {
    super(`event ${eventType}: ${code} (${detail})`, { cause });
    this.code = code;
    this.eventType = eventType;
  }
}

/** An event as an adapter holds it: parsed JSON, payload in its recorded version. */
export type StoredEvent = Omit<Recorded<{ type: string; data: unknown }>, 'metadata'> & {
  readonly metadata: EventMetadata;
};

/** `data` and `metadata` are JSON texts. */
export type EncodedEvent = { readonly type: string; readonly data: string; readonly metadata: string };

export type Codec = {
  /** Validates the payload and the metadata. Throws `EventFormatError`. */
  readonly encode: (event: NewEvent) => EncodedEvent;
  /** Upcasts an old payload to the current version. Throws `EventFormatError`. */
  readonly decode: (stored: StoredEvent) => Recorded<LoggedEvent>;
  /** Like `decode`, for readers of the whole log: returns an `Unreadable` entry instead of throwing. */
  readonly read: (stored: StoredEvent) => Recorded<LogEntry>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const unreadable = ({ type: eventType, data, ...stored }: StoredEvent, why: string): Recorded<LogEntry> => {
  const season = isRecord(data) ? { seasonId: data['seasonId'] } : {};
  return { ...stored, type: 'Unreadable', data: { eventType, why, ...season } };
};

/** The current version of a type is the number of its upcasters plus one. */
export const createCodec = (schemas: Readonly<Record<string, z.ZodType>>, steps: Upcasters): Codec => {
  const current = new Map(Object.keys(schemas).map((type) => [type, (steps[type]?.length ?? 0) + 1]));

  const encode: Codec['encode'] = ({ type, data, metadata }) => {
    const schema = schemas[type];
    if (!schema) throw new EventFormatError('unknown-type', type, 'has no schema');
    if (metadata.schemaVersion !== current.get(type)) {
      throw new EventFormatError('not-the-current-version', type, `version ${metadata.schemaVersion}`);
    }
    const payload = schema.safeParse(data);
    if (!payload.success) throw invalid(type, payload.error);
    const about = eventMetadata.safeParse(metadata);
    if (!about.success) throw invalid(type, about.error);
    return { type, data: JSON.stringify(payload.data), metadata: JSON.stringify(about.data) };
  };

  const upcast = (stored: StoredEvent, to: number | undefined): StoredEvent => {
    const from = stored.metadata.schemaVersion;
    if (to === undefined)
      throw new EventFormatError('unknown-type', stored.type, `at position ${stored.position}`);
    if (from > to)
      throw new EventFormatError('newer-version', stored.type, `version ${from}, known up to ${to}`);
    const data = (steps[stored.type] ?? []).slice(from - 1).reduce((data, step) => step(data), stored.data);
    return { ...stored, data, metadata: { ...stored.metadata, schemaVersion: to } };
  };

  const decode: Codec['decode'] = (stored) => {
    const version = current.get(stored.type);
    const event = version === stored.metadata.schemaVersion ? stored : upcast(stored, version);
    // Not validated again: the payload was validated on append, and validation would cost more than reading.
    return event as Recorded<LoggedEvent>;
  };

  const read: Codec['read'] = (stored) => {
    try {
      const event = decode(stored);
      const isComplete = isRecord(event.data) && isRecord(event.metadata.actor);
      return isComplete ? event : unreadable(stored, 'the payload or its metadata is no object');
    } catch (error) {
      return unreadable(stored, error instanceof Error ? error.message : String(error));
    }
  };

  return { encode, decode, read };
};

const invalid = (type: string, error: z.ZodError): EventFormatError =>
  new EventFormatError('invalid-payload', type, z.prettifyError(error), error);

export const codec: Codec = createCodec(eventSchemas, upcasters);
