import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '../competition/aggregates.ts';
import type { LoggedEvent } from '../ports/event-log.ts';
import { onceFor } from './once-for.ts';

/** Values that survive JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };

/** Maps become lists of pairs, sets become lists; what is left out stays out. */
const plain = (value: unknown): Plain => {
  if (value instanceof Map) return [...value].map(plain);
  if (value instanceof Set || Array.isArray(value)) return [...value].map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

type Event = Recorded<LoggedEvent>;

/** One event of a stream with what there was before and after it. */
export class Replayed {
  readonly kind: StreamKind;
  readonly event: Event;
  readonly previous: Replayed | undefined;
  /** What a decider of the kind would decide on. */
  readonly before: unknown;
  readonly after: unknown;
  #state: Plain | undefined;

  constructor(kind: StreamKind, event: Event, previous: Replayed | undefined) {
    this.kind = kind;
    this.event = event;
    this.previous = previous;
    this.before = previous ? previous.after : aggregates[kind].initial;
    this.after = evolved(kind, this.before, event);
  }

  /** What people are told of: made only of what is asked about, which is the same object each time. */
  get state(): Plain {
    this.#state ??= plain(this.after);
    return this.#state;
  }
}

/** Each event is evolved once, however often its stream is asked about, and also where events were appended since. */
const known = new WeakMap<Event, Replayed>();

const evolved = (kind: StreamKind, state: unknown, event: LoggedEvent): unknown => {
  if (event.type === 'IdsReserved') return state;
  try {
    return aggregates[kind].evolve(state, event);
  } catch {
    // An odd event that a program refuses changes nothing that people are told.
    return state;
  }
};

/** The events of one stream, oldest first, each with what there was after it. */
export const replayOf = onceFor<readonly Event[], readonly Replayed[]>((kind, events) => {
  let previous: Replayed | undefined;
  return events.map((event) => {
    const found = known.get(event);
    const replayed =
      found && found.previous === previous && found.kind === kind
        ? found
        : new Replayed(kind, event, previous);
    if (replayed !== found) known.set(event, replayed);
    previous = replayed;
    return replayed;
  });
});
