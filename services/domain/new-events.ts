import type { Actor, EventMetadata } from '@rondelle/contracts/log/event.ts';
import { schemaVersionOf } from '@rondelle/contracts/log/schema-versions.ts';
import { nameBasedId } from './name-based-id.ts';
import type { LoggedEvent, NewEvent } from './ports/event-log.ts';

/** Who does it and from where; `correlationId` ties together what one request or import set off. */
export type CommandContext = {
  readonly actor: Actor;
  readonly source: EventMetadata['source'];
  readonly correlationId?: string | undefined;
};

/** The id of the command's event at this place among those that it causes. */
export const eventIdOf = (commandId: string, index: number): string => nameBasedId(`${commandId}/${index}`);

/** What a command decided, ready to be appended. Pure: the same command gives the same event ids, so a retry is harmless. */
export const newEvents = (
  decided: readonly LoggedEvent[],
  commandId: string,
  { actor, source, correlationId = commandId }: CommandContext,
): NewEvent[] =>
  decided.map((event, index) => ({
    ...event,
    eventId: eventIdOf(commandId, index),
    metadata: {
      commandId,
      correlationId,
      causationId: commandId,
      actor,
      source,
      schemaVersion: schemaVersionOf(event.type),
    },
  }));
