import type { Actor, EventMetadata } from '@rondelle/contracts/log/event.ts';
import { schemaVersionOf } from '@rondelle/contracts/log/schema-versions.ts';
import { eventIdOf } from './command-ids.ts';
import type { LoggedEvent, NewEvent } from '@rondelle/contracts/ports/event-log.ts';

/** Sender and source of a command; `correlationId` links all events that one request or import caused. */
export type CommandContext = {
  readonly actor: Actor;
  readonly source: EventMetadata['source'];
  readonly correlationId?: string | undefined;
};

/**
 * Turns decided events into events to append. Pure: the same command of the same sender has the same event ids, so a
 * retry is harmless.
 */
export const newEvents = (
  decided: readonly LoggedEvent[],
  commandId: string,
  { actor, source, correlationId = commandId }: CommandContext,
): NewEvent[] =>
  decided.map((event, index) => ({
    ...event,
    eventId: eventIdOf(actor.id, commandId, index),
    metadata: {
      commandId,
      correlationId,
      causationId: commandId,
      actor,
      source,
      schemaVersion: schemaVersionOf(event.type),
    },
  }));
