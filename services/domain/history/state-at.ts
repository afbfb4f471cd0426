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

/** What there is after an event, and what there was before it; undefined at the beginning of a stream. */
type After = { readonly before: After | undefined; readonly state: unknown; readonly plain: Plain };

/** Each event is evolved once, however often its stream is asked about, and also where events were appended since. */
const known = new WeakMap<LoggedEvent, After>();

const evolved = (kind: StreamKind, state: unknown, event: LoggedEvent): unknown => {
  if (event.type === 'IdsReserved') return state;
  try {
    return aggregates[kind].evolve(state, event);
  } catch {
    // An odd event that a program refuses changes nothing that people are told.
    return state;
  }
};

const afterEach = (kind: StreamKind, events: readonly LoggedEvent[]): readonly After[] => {
  let last: After | undefined;
  return events.map((event) => {
    const found = known.get(event);
    if (found && found.before === last) last = found;
    else {
      const state = evolved(kind, last ? last.state : aggregates[kind].initial, event);
      last = { before: last, state, plain: plain(state) };
      known.set(event, last);
    }
    return last;
  });
};

export type Replayed = {
  readonly event: Recorded<LoggedEvent>;
  readonly state: Plain;
  /** What a decider of the kind would decide on. */
  readonly before: unknown;
  readonly after: unknown;
};

/** The events of one stream, oldest first, each with what there was after it. */
export const replayOf = onceFor<readonly Recorded<LoggedEvent>[], readonly Replayed[]>((kind, events) =>
  afterEach(kind, events).flatMap(({ before, state, plain }, i) => {
    const event = events[i];
    const start = before ? before.state : aggregates[kind].initial;
    return event ? [{ event, state: plain, before: start, after: state }] : [];
  }),
);
