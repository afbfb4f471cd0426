import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { Pool } from 'pg';
import type { LogEntry, LogReader } from './log-reader.ts';

type Positions = ReadonlySet<string>;

const skippedIn = async (pool: Pool, stream: string | null): Promise<Positions> => {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT position::text AS position FROM operations.skipped_events WHERE $1::text IS NULL OR stream = $1',
    [stream],
  );
  return new Set(rows.map(({ position }) => position));
};

/** Replaces a skipped event with an entry that no view reads, so that positions stay without a gap. */
const skippedEntry = (entry: LogEntry, skipped: Positions): LogEntry =>
  skipped.has(entry.position) ? { ...entry, type: 'IdsReserved', data: {} } : entry;

/**
 * The log without the events that an administrator has excluded from the views, live and in a rebuild. The list of
 * excluded events is read at the start of each read.
 */
export const withoutSkipped = (log: LogReader, pool: Pool): LogReader => {
  const pages = async function* (read: AsyncIterable<LogEntry[]>): AsyncIterable<LogEntry[]> {
    const skipped = await skippedIn(pool, null);
    for await (const page of read)
      yield skipped.size === 0 ? page : page.map((entry) => skippedEntry(entry, skipped));
  };
  return {
    readAll: (after, limit) => pages(log.readAll(after, limit)),
    subscribe: (after, signal) => pages(log.subscribe(after, signal)),
    readStream: async function* (stream, from) {
      const skipped = await skippedIn(pool, stream);
      for await (const entry of log.readStream(stream, from)) yield skippedEntry(entry, skipped);
    },
    head: () => log.head(),
  };
};

/** Calls `report` with the share of the log that has been read, in hundredths, each time that it grows. */
export const withProgress = (log: LogReader, report: (hundredths: number) => void): LogReader => ({
  readAll: async function* (after, limit) {
    const head = await log.head();
    let reported = 0;
    for await (const page of log.readAll(after, limit)) {
      yield page;
      const now = shareOf(page.at(-1)?.position ?? after, head);
      if (now <= reported) continue;
      reported = now;
      report(now);
    }
  },
  subscribe: (after, signal) => log.subscribe(after, signal),
  readStream: (stream, from) => log.readStream(stream, from),
  head: () => log.head(),
});

/** The share of the log up to a position, in hundredths. Approximate: positions of some logs count bytes. */
export const shareOf = (position: Position, head: Position): number =>
  comparePositions(position, head) >= 0 ? 100 : Math.floor((Number(position) * 100) / Number(head));
