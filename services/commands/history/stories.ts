import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamKinds, streamOf } from '@rondelle/contracts/log/streams.ts';
import { EventFormatError } from '@rondelle/infra/eventlog/codec.ts';
import { type Replayed, replayOf } from '@rondelle/domain/history/state-at.ts';
import type { EventLog, LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { factsOf } from './descriptions.ts';
import type { Fact } from './facts.ts';

export type Event = Recorded<LoggedEvent>;

/** One event of an entity, with its facts before and after. They are computed when they are read. */
export type Step = {
  readonly kind: StreamKind;
  readonly id: number;
  readonly event: Event;
  readonly before: readonly Fact[];
  readonly after: readonly Fact[];
  /** The state after the event, as the kind's decider sees it. */
  readonly state: unknown;
};

/** The events of a stream for display, up to the first one that this version of the program cannot decode. */
export const readableEventsOf = async (
  log: EventLog,
  kind: StreamKind,
  id: number,
): Promise<readonly Event[]> => {
  const events: Event[] = [];
  try {
    for await (const event of log.readStream(streamOf(kind, id))) events.push(event);
  } catch (error) {
    if (!(error instanceof EventFormatError)) throw error;
  }
  return events;
};

const everything = () => true;

/** The wanted events with what each changed, oldest first. `events` is the whole stream. */
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
    return one ? (facts[at] ??= factsOf(kind, one.after)) : [];
  };
  const stepAt = (one: Replayed, at: number): Step => ({
    kind,
    id,
    event: one.event,
    get before() {
      return factsAt(at - 1);
    },
    get after() {
      return factsAt(at);
    },
    state: one.after,
  });
  return replayed.flatMap((one, at) => (isWanted(one.event) ? [stepAt(one, at)] : []));
};

/** All events of one entity, oldest first; empty when it never existed. */
export const storyOf = async (log: EventLog, kind: StreamKind, id: number): Promise<readonly Step[]> =>
  stepsOf(kind, id, await readableEventsOf(log, kind, id));

/** `game-12` → kind and id of an entity; null when the text is no stream name. */
export const entityOfStream = (stream: string): { readonly kind: StreamKind; readonly id: number } | null => {
  const [name, id = ''] = stream.split('-');
  const kind = streamKinds.find((one) => one === name);
  return kind && /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647 ? { kind, id: Number(id) } : null;
};
