import {
  comparePositions,
  origin,
  type Position,
  type Recorded,
  type Revision,
} from '@rondelle/contracts/log/event.ts';
import type { LoggedEvent } from '@rondelle/domain/ports/event-log.ts';
import type { Codec } from '../codec.ts';
import type { EventStoreConnection } from './connection.ts';
import { positionOf, toEvent } from './record.ts';
import { lastOfLog, logFrom, placeOf, streamFrom } from './requests.ts';

export const pageSize = 5_000;

/** The position of the product's last event; whatever else the server holds does not count. */
export const headOf = async (connection: EventStoreConnection): Promise<Position> => {
  let head: Position = origin;
  // Read to its end, which comes at once: a call that is left early is cancelled, and servers bound how many may be.
  for await (const record of connection.records(lastOfLog())) head = positionOf(record);
  return head;
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
): AsyncGenerator<Recorded<LoggedEvent>[]> {
  const head = await headOf(connection);
  if (comparePositions(after, head) >= 0) return;
  let page: Recorded<LoggedEvent>[] = [];
  for await (const record of connection.records(logFrom(placeOf(after)))) {
    // A read begins with the event at its place, which was read before.
    if (comparePositions(positionOf(record), after) <= 0) continue;
    const event = toEvent(codec, record);
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
