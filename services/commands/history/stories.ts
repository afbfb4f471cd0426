import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamKinds } from '@rondelle/contracts/log/streams.ts';
import { EventFormatError } from '@rondelle/infra/eventlog/codec.ts';
import { readInto } from '@rondelle/domain/history/events-of.ts';
import { type Plain, replayOf } from '@rondelle/domain/history/state-at.ts';
import type { EventLog, LoggedEvent } from '@rondelle/domain/ports/event-log.ts';
import { type Fact, factsOf } from './facts.ts';

export type Event = Recorded<LoggedEvent>;

/** One event of a thing, with what was known of it before and after. */
export type Step = {
  readonly kind: StreamKind;
  readonly id: number;
  readonly event: Event;
  readonly before: readonly Fact[];
  readonly after: readonly Fact[];
  readonly state: Plain;
};

/** For whoever tells of it: up to what this program cannot read, which waits as its rows do. */
export const readableEventsOf = async (
  log: EventLog,
  kind: StreamKind,
  id: number,
): Promise<readonly Event[]> => {
  const events: Event[] = [];
  await readInto(events, log, kind, id).catch((error: unknown) => {
    if (!(error instanceof EventFormatError)) throw error;
  });
  return events;
};

const everything = () => true;

/** The events that are wanted with what each changed, oldest first. `events`: the whole stream. */
export const stepsOf = (
  kind: StreamKind,
  id: number,
  events: readonly Event[],
  isWanted: (event: Event) => boolean = everything,
): readonly Step[] => {
  const replayed = replayOf(kind, events);
  const facts: (readonly Fact[])[] = [];
  const factsAt = (at: number): readonly Fact[] => {
    const one = replayed[at];
    return one ? (facts[at] ??= factsOf(kind, one.state)) : [];
  };
  return replayed.flatMap((one, at) =>
    isWanted(one.event)
      ? [{ kind, id, event: one.event, before: factsAt(at - 1), after: factsAt(at), state: one.state }]
      : [],
  );
};

/** All that happened to one thing, oldest first; nothing where there never was one. */
export const storyOf = async (log: EventLog, kind: StreamKind, id: number): Promise<readonly Step[]> =>
  stepsOf(kind, id, await readableEventsOf(log, kind, id));

/** `game-12` → what it is and its id; null for what is no thing's stream. */
export const thingIn = (stream: string): { readonly kind: StreamKind; readonly id: number } | null => {
  const [name, id = ''] = stream.split('-');
  const kind = streamKinds.find((one) => one === name);
  return kind && /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? { kind, id: Number(id) } : null;
};

/** Whether the thing is gone after its last event. */
export const isDeleted = (state: Plain | undefined): boolean =>
  typeof state === 'object' && state !== null && 'deleted' in state && state.deleted === true;
