import {
  comparePositions,
  origin,
  type Position,
  type Recorded,
  type Revision,
} from '@rondelle/contracts/log/event.ts';
import type { LogEntry, LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import type { Codec } from '../codec.ts';
import type { EventStoreConnection } from './connection.ts';
import { isProductStream } from './product-streams.ts';
import { positionOf, toEntry, toEvent } from './record.ts';
import { lastOfLog, logFrom, type Place, placeOf, streamFrom } from './requests.ts';

export const pageSize = 5_000;

/** Number of events per attempt, backwards from the end, until one of the product's events is among them. */
const steps = [1, 32, 1_024] as const;

/** Returns the position of the product's last event, ignoring other streams. */
export const headOf = async (connection: EventStoreConnection): Promise<Position> => {
  let before: Place | null = null;
  for (let step = 0; ; step += 1) {
    const count = steps[Math.min(step, steps.length - 1)] ?? 1;
    let [head, seen]: [Position | null, number] = [null, 0];
    // Reads the short response to its end: breaking off would cancel the call, and servers limit cancelled calls.
    for await (const record of connection.records(lastOfLog(count, before))) {
      seen += 1;
      before = placeOf(positionOf(record));
      if (isProductStream(record.streamId)) head ??= positionOf(record);
    }
    if (head !== null) return head;
    if (seen < count) return origin;
  }
};

/** Reads one stream, oldest first. */
export async function* readStream(
  connection: EventStoreConnection,
  codec: Codec,
  stream: string,
  from: Revision,
): AsyncGenerator<Recorded<LoggedEvent>> {
  for await (const record of connection.records(streamFrom(stream, from))) yield toEvent(codec, record);
}

/**
 * Yields pages up to the head at the time of the call. Uses one call, so that the server sends while a page is
 * processed.
 */
export async function* readPages(
  connection: EventStoreConnection,
  codec: Codec,
  after: Position,
  limit: number,
): AsyncGenerator<Recorded<LogEntry>[]> {
  const head = await headOf(connection);
  if (comparePositions(after, head) >= 0) return;
  let page: Recorded<LogEntry>[] = [];
  for await (const record of connection.records(logFrom(placeOf(after)))) {
    // A read starts with the event at the start position, which is already known.
    if (comparePositions(positionOf(record), after) <= 0) continue;
    if (!isProductStream(record.streamId)) continue;
    const event = toEntry(codec, record);
    if (comparePositions(event.position, head) > 0) break;
    page.push(event);
    if (page.length >= limit) {
      yield page;
      page = [];
    }
    if (event.position === head) break;
  }
  if (page.length > 0) yield page;
}
