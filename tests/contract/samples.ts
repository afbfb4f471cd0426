import { type Recorded, systemActor } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { EventLog, LogEntry, NewEvent } from '@rondelle/contracts/ports/event-log.ts';
import { gather } from '../support/gather.ts';

export type Harness = {
  readonly log: EventLog;
  readonly close: () => Promise<void>;
};

export type Events = Recorded<LogEntry>[];
let nextStream = 1;

/** An event with a new command id; append the same value again to retry. */
export const renamed = (name: string): NewEvent => {
  const commandId = crypto.randomUUID();
  return {
    type: 'DivisionRenamed',
    data: { divisionId: 1, name: { fr: name, en: name } },
    eventId: crypto.randomUUID(),
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: systemActor,
      source: 'system',
      schemaVersion: 1,
    },
  };
};
export const newStream = (): StreamName => `division-${nextStream++}`;
export const namesOf = (events: Events) =>
  events.map((e) => (e.type === 'DivisionRenamed' ? e.data.name.fr : e.type));

export const collect = async (pages: AsyncIterable<Events>): Promise<Events> => (await gather(pages)).flat();
