import type { Position, Recorded, Revision, Unreadable } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { Entry } from '@rondelle/projections/engine/take.ts';

/** An entry of the log that no view reads. */
type Bookkeeping = { readonly type: 'IdsReserved'; readonly data: unknown };
export type LogEntry = Recorded | Recorded<Unreadable> | Recorded<Bookkeeping>;

/** What the projector needs of the event log; every adapter of the log's port is one. */
export type LogReader = {
  readAll(after: Position, limit?: number): AsyncIterable<LogEntry[]>;
  subscribe(after: Position, signal: AbortSignal): AsyncIterable<LogEntry[]>;
  readStream(stream: StreamName, from?: Revision): AsyncIterable<LogEntry>;
  head(): Promise<Position>;
};

/** Whether views have something to do with it, be it to set its stream aside. */
export const isEvent = (entry: LogEntry): entry is Entry => entry.type !== 'IdsReserved';
