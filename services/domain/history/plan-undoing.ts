import type { Position, Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { LoggedEvent } from '../ports/event-log.ts';
import {
  type Aspects,
  aspectsOf,
  cancellation,
  differing,
  presence,
  result,
  confirmation,
  teams,
} from './aspects.ts';
import { inverseOf } from './inverse.ts';
import { onceFor } from './once-for.ts';
import { type Plain, replayOf } from './state-at.ts';
import type { UndoingCommand } from './undo.ts';

type Event = Recorded<LoggedEvent>;

/** What undoing an event comes to: commands (none: it is as before), later changes that rest on it, or no way. */
export type Undoing = { readonly event: Event } & (
  | { readonly verdict: 'possible'; readonly commands: readonly UndoingCommand[] }
  | { readonly verdict: 'built-upon'; readonly by: readonly Event[] }
  | { readonly verdict: 'impossible' }
);

/** What an event changed in its own right: what is said of a result goes with the result, and with its teams. */
const inItsOwnRight = (changed: readonly string[]): readonly string[] =>
  changed.length > 1 ? changed.filter((name) => name !== confirmation) : changed;

const takesConfirmation = (name: string): boolean => name === result || name === teams;

/** What has changed since of that which an event changed, or of that on which its undoing rests. */
const changedSince = (changed: readonly string[], after: Aspects, now: Aspects): readonly string[] => {
  const own = inItsOwnRight(changed);
  // What was said of a result is not said of another, and no game that went on since goes or comes back.
  const about = [
    ...(own.includes(confirmation) || own.includes(presence) ? [result] : []),
    ...(own.includes(confirmation) ? [teams] : []),
  ];
  const rests = new Set([...changed, ...about, presence, cancellation]);
  const needed = [...rests].filter((name) => now.get(name) !== after.get(name));
  const isSaidOf = changed.some(takesConfirmation) && (now.get(confirmation) ?? 'null') !== 'null';
  return isSaidOf && now.get(confirmation) !== after.get(confirmation)
    ? [...new Set([...needed, confirmation])]
    : needed;
};

/** A result that is as before is so whatever is said of it now. */
const isAsBefore = (changed: readonly string[], before: Aspects, now: Aspects): boolean =>
  inItsOwnRight(changed).every((name) => now.get(name) === before.get(name));

const setBack = (now: Map<string, string>, names: readonly string[], before: Aspects): void => {
  for (const name of names) {
    const value = before.get(name);
    if (value === undefined) now.delete(name);
    else now.set(name, value);
  }
  // Of a result that comes back, alone, with its game or to its teams, nothing is said yet.
  if (now.has(confirmation) && names.some((name) => takesConfirmation(name) || name === presence))
    now.set(confirmation, 'null');
};

const nothing: Aspects = new Map();
/** The state after an event is the same object whenever it is asked for. */
const aspectsIn = onceFor<object, Aspects>((kind, state) => aspectsOf(kind, state as Plain));
const aspectsAfter = (kind: StreamKind, state: Plain | undefined): Aspects =>
  typeof state === 'object' && state !== null ? aspectsIn(kind, state) : nothing;

/**
 * How some events of a stream would be undone, the latest first. An event is undone by setting back what it changed; it
 * cannot be while that has been changed again since, or the thing has gone or come back, unless what did so is undone
 * before. `events`: the whole stream, oldest first.
 */
export const planUndoing = (
  kind: StreamKind,
  events: readonly Event[],
  wanted: (event: Event) => boolean,
): readonly Undoing[] => {
  const steps = replayOf(kind, events);
  const stateAfter = (at: number): Aspects => aspectsAfter(kind, steps[at]?.state);
  const now = new Map(stateAfter(events.length - 1));
  const undone = new Set<Position>();

  const undo = (event: Event, at: number): Undoing => {
    const [before, after] = [stateAfter(at - 1), stateAfter(at)];
    const commands = inverseOf(steps[at]?.before, event);
    if (commands === null) return { event, verdict: 'impossible' };
    const changed = differing(before, after);
    if (commands.length === 0 || isAsBefore(changed, before, now)) {
      undone.add(event.position);
      return { event, verdict: 'possible', commands: [] };
    }
    const rests = changedSince(changed, after, now);
    if (rests.length > 0) {
      const by = events.filter(
        (later, i) =>
          i > at &&
          !undone.has(later.position) &&
          differing(stateAfter(i - 1), stateAfter(i)).some((name) => rests.includes(name)),
      );
      return { event, verdict: 'built-upon', by };
    }
    setBack(now, changed, before);
    undone.add(event.position);
    return { event, verdict: 'possible', commands };
  };
  return events
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => wanted(event))
    .toReversed()
    .map(({ event, at }) => undo(event, at));
};
