import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { entityId } from '@rondelle/contracts/competition/vocabulary.ts';
import { type EventMetadata, eventMetadata, type Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry, LoggedEvent, NewEvent } from '@rondelle/domain/ports/event-log.ts';
import { z } from 'zod';
import { type Upcasters, upcasters } from './upcasters.ts';

/**
 * Every type of the log with the schema of its payload as it is today. Its bounds hold for what is appended; what is
 * read is never checked against them, since logs hold events from before there were any (ADR 35).
 */
export const eventSchemas = {
  ...competitionEvents,
  IdsReserved: z.strictObject({ from: entityId, to: entityId }),
};

export type EventFormatFault =
  | 'invalid-payload'
  | 'unknown-type'
  | 'newer-version'
  | 'not-the-current-version';

/** An event that can't be written or read. Whoever decides stops there: to skip it would make every number wrong. */
export class EventFormatError extends Error {
  override name = 'EventFormatError';
  readonly fault: EventFormatFault;
  readonly eventType: string;

  constructor(fault: EventFormatFault, eventType: string, detail: string, cause?: unknown) {
    super(`event ${eventType}: ${fault} (${detail})`, { cause });
    this.fault = fault;
    this.eventType = eventType;
  }
}

/** An event as an adapter holds it: its JSON parsed, its payload of whatever version it was recorded in. */
export type StoredEvent = Omit<Recorded<{ type: string; data: unknown }>, 'metadata'> & {
  readonly metadata: EventMetadata;
};

/** `data` and `metadata` are JSON texts. */
export type EncodedEvent = { readonly type: string; readonly data: string; readonly metadata: string };

export type Codec = {
  /** Validates the payload and the metadata. Throws `EventFormatError`. */
  readonly encode: (event: NewEvent) => EncodedEvent;
  /** Brings an old payload to today's version; what is current passes as it is. Throws `EventFormatError`. */
  readonly decode: (stored: StoredEvent) => Recorded<LoggedEvent>;
  /** The same for those who read all events: one that can't be read comes as `Unreadable`, at its position. */
  readonly read: (stored: StoredEvent) => Recorded<LogEntry>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const unreadable = ({ type: eventType, data, ...stored }: StoredEvent, why: string): Recorded<LogEntry> => {
  const season = isRecord(data) ? { seasonId: data['seasonId'] } : {};
  return { ...stored, type: 'Unreadable', data: { eventType, why, ...season } };
};

/** The current version of a type is one more than it has upcasters. */
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
    // Validated when it was appended; checking it again would cost more than reading it.
    return event as Recorded<LoggedEvent>;
  };

  const read: Codec['read'] = (stored) => {
    try {
      const event = decode(stored);
      const isWhole = isRecord(event.data) && isRecord(event.metadata.actor);
      return isWhole ? event : unreadable(stored, 'the payload or its metadata is no object');
    } catch (error) {
      return unreadable(stored, error instanceof Error ? error.message : String(error));
    }
  };

  return { encode, decode, read };
};

const invalid = (type: string, error: z.ZodError): EventFormatError =>
  new EventFormatError('invalid-payload', type, z.prettifyError(error), error);

export const codec: Codec = createCodec(eventSchemas, upcasters);
