import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '../competition/aggregates.ts';
import type { Aspects } from './aspects.ts';
import { aspectsOf } from './histories.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { onceFor } from './once-for.ts';

type Event = Recorded<LoggedEvent>;

/** One event of a stream, with the state before and after it. */
export class Replayed {
  readonly kind: StreamKind;
  readonly event: Event;
  readonly previous: Replayed | undefined;
  /** The state as the kind's decider sees it. */
  readonly before: unknown;
  readonly after: unknown;
  #aspects: Aspects | undefined;

  constructor(kind: StreamKind, event: Event, previous: Replayed | undefined) {
    this.kind = kind;
    this.event = event;
    this.previous = previous;
    this.before = previous ? previous.after : aggregates[kind].initial;
    this.after = evolved(kind, this.before, event);
  }

  /** The aspects of the state after the event, computed on first use. */
  get aspects(): Aspects {
    this.#aspects ??= aspectsOf(this.kind, this.after);
    return this.#aspects;
  }
}

/**
 * The last event of each replayed list, so that each event is folded once, also when the stream has grown since. An
 * entry for each event would cost the garbage collector more than the folds.
 */
const lasts = new WeakMap<Event, Replayed>();

/** The replay so far of a list that these events continue; empty when that list was not replayed. */
const knownBefore = (kind: StreamKind, events: readonly Event[]): Replayed[] => {
  const last = events.findLast((event) => lasts.has(event));
  const chain: Replayed[] = [];
  for (let one = last && lasts.get(last); one; one = one.previous) chain.push(one);
  chain.reverse();
  return chain.every((one, at) => one.kind === kind && one.event === events[at]) ? chain : [];
};

const evolved = (kind: StreamKind, state: unknown, event: LoggedEvent): unknown => {
  if (event.type === 'IdsReserved') return state;
  try {
    return aggregates[kind].evolve(state, event);
  } catch {
    // An event that the fold throws on leaves the state unchanged.
    return state;
  }
};

/** The events of one stream, oldest first, each with the states before and after it. */
export const replayOf = onceFor<readonly Event[], readonly Replayed[]>((kind, events) => {
  const replayed = knownBefore(kind, events);
  for (const event of events.slice(replayed.length))
    replayed.push(new Replayed(kind, event, replayed.at(-1)));
  const last = replayed.at(-1);
  if (last) lasts.set(last.event, last);
  return replayed;
});
