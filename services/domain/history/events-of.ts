import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import type { EventLog, LoggedEvent } from '../ports/event-log.ts';

type Event = Recorded<LoggedEvent>;

/** Nothing of the product is changed more often; what is would be a fault, and must not stop a page. */
const most = 5_000;

/** Adds what happened to a thing to a list, one by one: where the log fails, what came before is there. */
export const readInto = async (
  events: Event[],
  log: EventLog,
  kind: StreamKind,
  id: number,
): Promise<void> => {
  for await (const event of log.readStream(streamOf(kind, id))) {
    events.push(event);
    if (events.length === most) break;
  }
};

/** All that happened to a thing, for whoever decides on it. */
export const eventsOf = async (log: EventLog, kind: StreamKind, id: number): Promise<readonly Event[]> => {
  const events: Event[] = [];
  await readInto(events, log, kind, id);
  return events;
};
