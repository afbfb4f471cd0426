import { hash } from 'node:crypto';
import type { Actor, EventMetadata } from '@rondelle/contracts/log/event.ts';
import { schemaVersionOf } from '@rondelle/contracts/log/schema-versions.ts';
import type { LoggedEvent, NewEvent } from './ports/event-log.ts';

/** Who does it and from where; `correlationId` ties together what one request or import set off. */
export type CommandContext = {
  readonly actor: Actor;
  readonly source: EventMetadata['source'];
  readonly correlationId?: string | undefined;
};

/** Made once for this product; another would give every event of the past another id. */
const namespace = 'e1f3a9d8-0f4b-5c7e-9b36-6d2f4c1a8e57';

/** UUID version 5 (RFC 9562) of the command and the event's place among those that it causes. */
export const eventIdOf = (commandId: string, index: number): string => {
  const name = Buffer.concat([
    Buffer.from(namespace.replaceAll('-', ''), 'hex'),
    Buffer.from(`${commandId}/${index}`),
  ]);
  const digest = hash('sha1', name, 'hex');
  const variant = ((Number.parseInt(digest.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  const [a, b, c, d] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16), digest.slice(18, 20)];
  return `${a}-${b}-5${c}-${variant}${d}-${digest.slice(20, 32)}`;
};

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
