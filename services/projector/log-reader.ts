import type { Position, Recorded } from '@rondelle/contracts/log/event.ts';

/** An entry of the log that no view reads. */
type Bookkeeping = { readonly type: 'IdsReserved'; readonly data: unknown };
export type LogEntry = Recorded | Recorded<Bookkeeping>;

/** What the projector needs of the event log; every adapter of the log's port is one. */
export type LogReader = {
  readAll(after: Position, limit?: number): AsyncIterable<LogEntry[]>;
  subscribe(after: Position, signal: AbortSignal): AsyncIterable<LogEntry[]>;
  head(): Promise<Position>;
};

export const isEvent = (entry: LogEntry): entry is Recorded => entry.type !== 'IdsReserved';
