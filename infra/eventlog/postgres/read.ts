import {
  comparePositions,
  type EventMetadata,
  type Position,
  type Recorded,
} from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/contracts/ports/event-log.ts';
import type { Pool } from 'pg';
import type { Codec, StoredEvent } from '../codec.ts';

export const pageSize = 5_000;

/** A row in the order of `columns`. Arrays are cheaper than objects at half a million events a second. */
type Row = [
  position: string,
  stream: string,
  revision: string,
  eventId: string,
  type: string,
  data: unknown,
  metadata: EventMetadata,
  recordedAt: string,
];
const columns = 'position, stream, revision::text, event_id, type, data, metadata, recorded_at';

/** By index: a pattern would iterate over each row, which takes longer than all else. More columns may follow. */
const storedIn = (row: readonly [...Row, ...unknown[]]): StoredEvent => ({
  position: row[0],
  stream: row[1],
  revision: row[2],
  eventId: row[3],
  type: row[4],
  data: row[5],
  metadata: row[6],
  recordedAt: row[7],
});

const select = async (pool: Pool, name: string, text: string, values: unknown[]): Promise<StoredEvent[]> => {
  const { rows } = await pool.query<Row>({ name, text, values, rowMode: 'array' });
  return rows.map(storedIn);
};

/** Returns the events after a position, oldest first, at most `limit`. */
export const readPage = async (
  pool: Pool,
  codec: Codec,
  after: Position,
  limit: number,
): Promise<Recorded<LogEntry>[]> => {
  const text = `SELECT ${columns} FROM eventlog.events WHERE position > $1 ORDER BY position LIMIT $2`;
  const page = await select(pool, 'eventlog-page', text, [after, limit]);
  return page.map((stored) => codec.read(stored));
};

export const headOf = async (pool: Pool): Promise<Position> => {
  const { rows } = await pool.query<{ head: Position }>(
    'SELECT coalesce(max(position), 0)::bigint AS head FROM eventlog.events',
  );
  return rows[0]?.head ?? '0';
};

/** Yields pages up to the head at the time of the call; fetches the next page while one is processed. */
export async function* readPages(pool: Pool, codec: Codec, after: Position, limit: number) {
  const head = await headOf(pool);
  const fetchPage = (from: Position) => {
    const page = readPage(pool, codec, from, limit);
    // A consumer that stops early never awaits the prefetched page.
    page.catch(() => undefined);
    return page;
  };
  const isPastHead = (position: Position) => comparePositions(position, head) > 0;
  for (let next = isPastHead(after) ? null : fetchPage(after); next; ) {
    const page: Recorded<LogEntry>[] = await next;
    const last = page.at(-1)?.position;
    const isLast = last === undefined || page.length < limit || comparePositions(last, head) >= 0;
    next = isLast ? null : fetchPage(last);
    const upToHead = last && isPastHead(last) ? page.filter(({ position }) => !isPastHead(position)) : page;
    if (upToHead.length > 0) yield upToHead;
  }
}

/** Reads one stream from a revision on, oldest first, in pages. */
export async function* readStream(pool: Pool, codec: Codec, stream: string, from: number) {
  // Qualified, because a bare `revision` would sort by the output column, a text in which 10 comes before 9.
  const order = 'ORDER BY events.revision LIMIT $3';
  const text = `SELECT ${columns} FROM eventlog.events WHERE stream = $1 AND revision >= $2 ${order}`;
  for (let revision = from; ; revision += pageSize) {
    const page = await select(pool, 'eventlog-stream', text, [stream, revision, pageSize]);
    for (const stored of page) yield codec.decode(stored);
    if (page.length < pageSize) return;
  }
}

/** A stream and the revision to read from. */
export type Beginning = { readonly stream: string; readonly from: number };

/** Returns the first events of several streams, oldest first, with one query. */
export const readBeginnings = async (
  pool: Pool,
  upToHead: readonly Beginning[],
  limit: number,
): Promise<readonly StoredEvent[][]> => {
  const text = `SELECT ${columns}, asked.place::text
    FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS asked (name, "from", place)
    CROSS JOIN LATERAL (SELECT * FROM eventlog.events WHERE stream = name AND events.revision >= "from"
      ORDER BY events.revision LIMIT $3) AS events
    ORDER BY asked.place, events.revision`;
  const values = [upToHead.map(({ stream }) => stream), upToHead.map(({ from }) => from), limit];
  const { rows } = await pool.query<[...Row, place: string]>({
    name: 'eventlog-beginnings',
    text,
    values,
    rowMode: 'array',
  });
  const found: StoredEvent[][] = upToHead.map(() => []);
  for (const row of rows) found[Number(row[8]) - 1]?.push(storedIn(row));
  return found;
};
