import type { Position, Recorded, Revision, Unreadable } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { Entry } from '@rondelle/projections/views/engine/apply-events.ts';

/** An entry that no view reads. */
type Bookkeeping = { readonly type: 'IdsReserved'; readonly data: unknown };
export type LogEntry = Recorded | Recorded<Unreadable> | Recorded<Bookkeeping>;

/** The part of the event log's port that the projector uses. */
export type LogReader = {
  readAll(after: Position, limit?: number): AsyncIterable<LogEntry[]>;
  subscribe(after: Position, signal: AbortSignal): AsyncIterable<LogEntry[]>;
  readStream(stream: StreamName, from?: Revision): AsyncIterable<LogEntry>;
  head(): Promise<Position>;
};

/** Returns whether the projector processes the entry, if only to quarantine its stream. */
export const isEvent = (entry: LogEntry): entry is Entry => entry.type !== 'IdsReserved';
