import {
  comparePositions,
  origin,
  type Position,
  type Recorded,
  type Revision,
} from '@rondelle/contracts/log/event.ts';
import type { LogEntry, LoggedEvent } from '@rondelle/domain/ports/event-log.ts';
import type { Codec } from '../codec.ts';
import type { EventStoreConnection } from './connection.ts';
import { isProductStream } from './product-streams.ts';
import { positionOf, toEntry, toEvent } from './record.ts';
import { lastOfLog, logFrom, type Place, placeOf, streamFrom } from './requests.ts';

export const pageSize = 5_000;

/** How many events are asked for, from the end on, until one of the product's is among them. */
const steps = [1, 32, 1_024] as const;

/** The position of the product's last event; whatever else the server holds does not count. */
export const headOf = async (connection: EventStoreConnection): Promise<Position> => {
  let before: Place | null = null;
  for (let step = 0; ; step += 1) {
    const count = steps[Math.min(step, steps.length - 1)] ?? 1;
    let [head, seen]: [Position | null, number] = [null, 0];
    // Read to its end, which comes at once: a call that is left early is cancelled, and servers bound how many may be.
    for await (const record of connection.records(lastOfLog(count, before))) {
      seen += 1;
      before = placeOf(positionOf(record));
      if (isProductStream(record.streamId)) head ??= positionOf(record);
    }
    if (head !== null) return head;
    if (seen < count) return origin;
  }
};

/** One stream, oldest first. */
export async function* readStream(
  connection: EventStoreConnection,
  codec: Codec,
  stream: string,
  from: Revision,
): AsyncGenerator<Recorded<LoggedEvent>> {
  for await (const record of connection.records(streamFrom(stream, from))) yield toEvent(codec, record);
}

/** Pages up to the head at the time of asking, over one call: the server sends on while a page is being worked on. */
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
    // A read begins with the event at its place, which was read before.
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
