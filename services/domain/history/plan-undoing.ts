import type { Position, Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import {
  areNestedAspects,
  type Aspects,
  cancellation,
  confirmation,
  differing,
  presence,
  result,
  teams,
} from './aspects.ts';
import { inverseOf } from './histories.ts';
import { replayOf } from './state-at.ts';
import type { UndoingCommand } from './undo.ts';

type Event = Recorded<LoggedEvent>;

/**
 * How to undo an event: by commands (none when nothing is left to undo), blocked by later changes (the latest
 * `mostNamed` of them), or impossible.
 */
export type Undoing = { readonly event: Event } & (
  | { readonly verdict: 'possible'; readonly commands: readonly UndoingCommand[] }
  | { readonly verdict: 'built-upon'; readonly by: readonly Event[] }
  | { readonly verdict: 'impossible' }
);

/** Returns the own changes of an event, without a confirmation that changed along with the result or the teams. */
const ownChanges = (changed: readonly string[]): readonly string[] =>
  changed.length > 1 ? changed.filter((name) => name !== confirmation) : changed;

const dropsConfirmation = (name: string): boolean => name === result || name === teams;

/** The aspects that have changed since the event, among those that the event changed or that its undo depends on. */
const changedSince = (changed: readonly string[], after: Aspects, now: Aspects): readonly string[] => {
  const own = ownChanges(changed);
  // A confirmation belongs to one result and its teams; deleting or restoring a game must not ignore a later score.
  const about = [
    ...(own.includes(confirmation) || own.includes(presence) ? [result] : []),
    ...(own.includes(confirmation) ? [teams] : []),
  ];
  // A team that leaves loses its division, points and withdrawal, so their later changes must not be ignored.
  const ofTeams = [...after.keys(), ...now.keys()].filter((name) =>
    changed.some((one) => areNestedAspects(one, name)),
  );
  const rests = new Set([...changed, ...about, ...ofTeams, presence, cancellation]);
  const needed = [...rests].filter((name) => now.get(name) !== after.get(name));
  const isConfirmation = changed.some(dropsConfirmation) && (now.get(confirmation) ?? 'null') !== 'null';
  return isConfirmation && now.get(confirmation) !== after.get(confirmation)
    ? [...new Set([...needed, confirmation])]
    : needed;
};

/** Returns whether the event's own changes are already undone; a later confirmation of the result does not matter. */
const isAsBefore = (changed: readonly string[], before: Aspects, now: Aspects): boolean =>
  ownChanges(changed).every((name) => now.get(name) === before.get(name));

const setBack = (now: Map<string, string>, names: readonly string[], before: Aspects): void => {
  for (const name of names) {
    const value = before.get(name);
    if (value === undefined) now.delete(name);
    else now.set(name, value);
  }
  // A restored result has no confirmation, whether the undo restores the result, the game or its earlier teams.
  if (now.has(confirmation) && names.some((name) => dropsConfirmation(name) || name === presence))
    now.set(confirmation, 'null');
};

/** Upper bound on the displayed blocking changes. Looking for more would compare every state of a long stream. */
const mostNamed = 10;

const nothing: Aspects = new Map();
/**
 * Plans how to undo some events of a stream; returns the latest first. Undoing an event restores the values before it.
 * That is blocked when a later event changed the same, or deleted or restored the entity, unless the plan undoes that
 * later event too. `events`: the whole stream, oldest first.
 */
export const planUndoing = (
  kind: StreamKind,
  events: readonly Event[],
  wanted: (event: Event) => boolean,
): readonly Undoing[] => {
  const steps = replayOf(kind, events);
  const stateAfter = (at: number): Aspects => steps[at]?.aspects ?? nothing;
  const now = new Map(stateAfter(events.length - 1));
  const undone = new Set<Position>();

  /** The latest events after `at` that changed one of these aspects and are not undone. */
  const changersOf = (names: readonly string[], at: number): readonly Event[] => {
    const found: Event[] = [];
    for (let i = events.length - 1; i > at && found.length < mostNamed; i -= 1) {
      const later = events[i];
      if (!later || undone.has(later.position)) continue;
      if (differing(stateAfter(i - 1), stateAfter(i)).some((name) => names.includes(name))) found.push(later);
    }
    return found.toReversed();
  };
  const undo = (event: Event, at: number): Undoing => {
    const [before, after] = [stateAfter(at - 1), stateAfter(at)];
    const commands = inverseOf(steps[at]?.before, event, now);
    if (commands === null) return { event, verdict: 'impossible' };
    const changed = differing(before, after);
    if (commands.length === 0 || isAsBefore(changed, before, now)) {
      undone.add(event.position);
      return { event, verdict: 'possible', commands: [] };
    }
    const rests = changedSince(changed, after, now);
    if (rests.length > 0) return { event, verdict: 'built-upon', by: changersOf(rests, at) };
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
