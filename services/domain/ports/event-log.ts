import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type {
  EventMetadata,
  Position,
  Recorded,
  Revision,
  Unreadable,
} from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';

/** Reserving a block of numeric ids is a fact of the log too, so that ids stay unique wherever the log moves. */
export type IdsReserved = {
  readonly type: 'IdsReserved';
  readonly data: { readonly from: number; readonly to: number };
};
export type LoggedEvent = CompetitionEvent | IdsReserved;
/** What a reader of the whole log meets: an event that it cannot read keeps its position, so that the others are read. */
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
 * The log of all that ever happened. Adapters pass one contract suite.
 *
 * An append whose expected revision is not the stream's fails with `DomainError('stream/conflict')` and writes
 * nothing, unless its event ids are already recorded there: then it is a retry, and answers as the first time did.
 */
export interface EventLog {
  append(
    stream: StreamName,
    events: readonly NewEvent[],
    expected: Revision | 'none',
  ): Promise<{ revision: Revision; position: Position }>;
  /**
   * All of the batch or nothing; imports append thousands of streams at once. Answers the last position. Where the log
   * cannot do that over several streams (EventStoreDB, ADR 7), what was written before a failure stays, each stream
   * whole, and the same batch sent again completes it.
   */
  appendMany(batch: readonly StreamAppend[]): Promise<Position>;
  /**
   * Oldest first, from the given revision (default: the first) on. A stream that does not exist is empty; one that
   * holds what this program cannot read fails there, so that nobody decides on half of it.
   */
  readStream(stream: StreamName, from?: Revision): AsyncIterable<Recorded<LoggedEvent>>;
  /** Pages in the order of the log, after a position, up to the head at the time of asking. */
  readAll(after: Position, limit?: number): AsyncIterable<Recorded<LogEntry>[]>;
  /** Like `readAll`, and then waits for more until the signal aborts. Never skips, never repeats. */
  subscribe(after: Position, signal: AbortSignal): AsyncIterable<Recorded<LogEntry>[]>;
  /** The last position of the log; `0` while it is empty. */
  head(): Promise<Position>;
  close(): Promise<void>;
}
