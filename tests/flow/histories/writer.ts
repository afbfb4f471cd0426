import { randomUUID } from 'node:crypto';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { type Actor, systemActor } from '@rondelle/contracts/log/event.ts';
import type { EventLog, NewEvent, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { members } from './competition-steps.ts';
import type { StreamEvent } from './stream-event.ts';

/** Appends the events in this order, each to the end of its stream. */
export const createWriter = (log: EventLog, newId: () => string = randomUUID) => {
  const lengths = new Map<string, number>();
  return async (happenings: readonly StreamEvent[]): Promise<void> => {
    for (const { stream, event } of happenings) {
      const length = lengths.get(stream) ?? 0;
      const append: StreamAppend = {
        stream,
        events: [recordable(event, newId)],
        expected: length === 0 ? 'none' : String(length - 1),
      };
      await log.append(append.stream, append.events, append.expected);
      lengths.set(stream, length + 1);
    }
  };
};

/** A member creates leagues and tournaments, so that the view of creators has rows. */
const actorOf = ({ type }: CompetitionEvent): Actor =>
  type === 'LeagueCreated' || type === 'TournamentCreated' ? { id: members[0], role: 'member' } : systemActor;

/** The event as recorded by the system or by a member, with a new command id. */
export const recordable = (event: CompetitionEvent, newId: () => string = randomUUID): NewEvent => {
  const commandId = newId();
  return {
    ...event,
    eventId: newId(),
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: actorOf(event),
      source: 'system',
      schemaVersion: 1,
    },
  };
};
