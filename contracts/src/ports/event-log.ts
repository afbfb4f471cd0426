import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type {
  EventMetadata,
  Position,
  Recorded,
  Revision,
  Unreadable,
} from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';

/** Reserving a block of numeric ids is an event too, so that ids stay unique when the log moves to another store. */
export type IdsReserved = {
  readonly type: 'IdsReserved';
  readonly data: { readonly from: number; readonly to: number };
};
export type LoggedEvent = CompetitionEvent | IdsReserved;
/**
 * An entry as a reader of the whole log gets it; an unreadable event keeps its position, so that the reader can
 * continue.
 */
export type LogEntry = LoggedEvent | Unreadable;

/** `eventId` derives from the sender and the command id, so that a retried command appends once. */
export type NewEvent = LoggedEvent & { readonly eventId: string; readonly metadata: EventMetadata };

/** `expected` is the revision of the stream's last event, or `none` for a stream that must not exist yet. */
export type StreamAppend = {
  readonly stream: StreamName;
  readonly events: readonly NewEvent[];
  readonly expected: Revision | 'none';
};

/**
 * The event log. All adapters pass one contract suite.
 * An append with a wrong expected revision throws `DomainError('stream/conflict')` and writes nothing. When its event
 * ids are already recorded in the stream, it is a retry and returns the first result.
 */
export interface EventLog {
  append(
    stream: StreamName,
    events: readonly NewEvent[],
    expected: Revision | 'none',
  ): Promise<{ revision: Revision; position: Position }>;
  /**
   * Appends the whole batch or nothing; imports append thousands of streams at once. Returns the last position. A log
   * that has no transactions across streams (EventStoreDB, ADR 7) keeps the streams written before a failure, each one
   * whole; sending the same batch again completes it.
   */
  appendMany(batch: readonly StreamAppend[]): Promise<Position>;
  /**
   * Reads oldest first, from a revision on (default: the first). A missing stream is empty. Throws at an event that
   * this program cannot read, so that nobody decides on a part of the stream.
   */
  readStream(stream: StreamName, from?: Revision): AsyncIterable<Recorded<LoggedEvent>>;
  /** Reads pages in log order after a position, up to the head at the time of the call. */
  readAll(after: Position, limit?: number): AsyncIterable<Recorded<LogEntry>[]>;
  /** Like `readAll`, then waits for new events until the signal aborts. Never skips or repeats an event. */
  subscribe(after: Position, signal: AbortSignal): AsyncIterable<Recorded<LogEntry>[]>;
  /** The last position of the log; `0` while it is empty. */
  head(): Promise<Position>;
  close(): Promise<void>;
}
