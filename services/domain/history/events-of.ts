import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import type { EventLog, LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';

/** All events of an entity, oldest first. */
export const eventsOf = async (
  log: Pick<EventLog, 'readStream'>,
  kind: StreamKind,
  id: number,
): Promise<readonly Recorded<LoggedEvent>[]> => {
  const events: Recorded<LoggedEvent>[] = [];
  for await (const event of log.readStream(streamOf(kind, id))) events.push(event);
  return events;
};
