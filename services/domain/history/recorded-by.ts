import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';

/** For tests: the recorded events of a stream, each with the member who caused it. */
export const recordedBy = (
  stream: string,
  entries: readonly (readonly [member: string, event: LoggedEvent])[],
): readonly Recorded<LoggedEvent>[] =>
  entries.map(([id, event], at) => ({
    ...event,
    eventId: `event-${at}`,
    stream,
    revision: String(at),
    position: String(at + 1),
    recordedAt: '2024-10-07T12:00:00.000Z',
    metadata: {
      commandId: `command-${at}`,
      correlationId: `command-${at}`,
      causationId: `command-${at}`,
      actor: { id, role: 'member' },
      source: 'web',
      schemaVersion: 1,
    },
  }));
