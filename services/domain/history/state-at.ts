import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '../competition/aggregates.ts';
import type { LoggedEvent } from '../ports/event-log.ts';
import { onceFor } from './once-for.ts';

/** Values that survive JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };

const isPlainAlready = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true;
  if (typeof value !== 'object') return typeof value === 'boolean';
  if (value instanceof Map || value instanceof Set) return false;
  for (const each of Object.values(value)) if (!isPlainAlready(each)) return false;
  return true;
};

/** Converts maps to lists of pairs and sets to lists. Most states are plain already and are returned unchanged. */
const plain = (value: unknown): Plain => {
  if (isPlainAlready(value)) return value as Plain;
  if (value instanceof Map) return [...value].map(plain);
  if (value instanceof Set || Array.isArray(value)) return [...value].map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each)]));
  return null;
};

type Event = Recorded<LoggedEvent>;

/** One event of a stream, with the state before and after it. */
export class Replayed {
  readonly kind: StreamKind;
  readonly event: Event;
  readonly previous: Replayed | undefined;
  /** The state as the kind's decider sees it. */
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

  /** The state after the event as plain values, computed on first use; later calls return the same object. */
  get state(): Plain {
    this.#state ??= plain(this.after);
    return this.#state;
  }
}

/** Caches replayed events, so that each event is folded once, also when the stream has grown since. */
const known = new WeakMap<Event, Replayed>();

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
