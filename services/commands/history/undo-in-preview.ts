import { DomainError } from '@rondelle/contracts/errors.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { stepIdOf } from '@rondelle/domain/command-ids.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { inOrder } from '@rondelle/domain/competition/prepare.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { planUndoing, type Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import { replayOf } from '@rondelle/domain/history/state-at.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { ActivityThing } from '@rondelle/projections/activity-log/some-activity.queries.ts';
import { turn } from '../turn.ts';
import { referencesFor } from '../references.ts';
import { contextOf } from '../run-command.ts';
import type { Writing } from '../writing.ts';
import { assertMayUndo } from './may-undo.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import type { Event } from './stories.ts';
import { commandsOf } from './undo.ts';
import { isFinal, type Refused } from './undo-many.ts';

/** Streams read concurrently; more would delay other readers of the log. */
const atOnce = 100;
/** How long to work before yielding to other requests. */
const longestMs = 15;

/** An entity as the events undone so far have left it, and the plan for the remaining ones. */
type Thing = {
  readonly kind: StreamKind;
  readonly id: number;
  readonly events: readonly Event[];
  readonly undoings: readonly Undoing[];
  readonly next: Map<string, Undoing>;
  state: unknown;
  revision: string;
};
const nameOf = ({ kind, entityId }: ActivityThing): string => `${kind}-${entityId}`;
const byPosition = (undoings: readonly Undoing[]) =>
  new Map(undoings.map((one) => [one.event.position, one] as const));

const readThing = async (log: Writing['log'], rows: readonly ActivityThing[]): Promise<Thing[]> => {
  const [row] = rows;
  if (!row) return [];
  const { kind, entityId: id } = row;
  const events = await eventsOf(log, kind, id);
  const last = replayOf(kind, events).at(-1);
  if (!last) return [];
  const wanted = new Set(rows.map(({ position }) => position));
  const undoings = planUndoing(kind, events, ({ position }) => wanted.has(position));
  const { after: state, event } = last;
  return [{ kind, id, events, undoings, next: byPosition(undoings), state, revision: event.revision }];
};

const readThings = async (
  log: Writing['log'],
  rows: readonly ActivityThing[],
): Promise<Map<string, Thing>> => {
  const things: Thing[] = [];
  const groups = [...Map.groupBy(rows, nameOf).values()];
  for (let at = 0; at < groups.length; at += atOnce)
    things.push(
      ...(await Promise.all(groups.slice(at, at + atOnce).map((own) => readThing(log, own)))).flat(),
    );
  return new Map(things.map((thing) => [`${thing.kind}-${thing.id}`, thing]));
};

/** Applies the commands as `send` does, but to the state in memory. */
const apply = async (
  write: Writing,
  thing: Thing,
  commandId: string,
  commands: readonly UndoingCommand[],
) => {
  if (commands.length === 0) return;
  const { kind, id, state } = thing;
  const aggregate = aggregates[kind];
  const references = referencesFor(write);
  const prepared = await inOrder(
    commands.map((command) => aggregate.prepare({ ...command, commandId }, state, references)),
  );
  const decided = decideAll(aggregate, prepared, state);
  if (decided.length === 0) return;
  const events = newEvents(decided, commandId, contextOf(write));
  const { revision } = await write.log.append(streamOf(kind, id), events, thing.revision);
  // Deciders leave out the metadata, but the state may include the actor, so evolve gets both.
  thing.state = decided.reduce(
    (before, event, at) => aggregate.evolve(before, { ...events[at], ...event }),
    state,
  );
  thing.revision = revision;
};

/** Plans the remaining events again, given what was undone so far and without what was refused. */
const planAgain = async ({ log }: Writing, thing: Thing): Promise<void> => {
  const events = await eventsOf(log, thing.kind, thing.id);
  const undoings = planUndoing(thing.kind, events, ({ position }) => thing.next.has(position));
  for (const one of undoings) thing.next.set(one.event.position, one);
};

/**
 * Undoes events in a preview, in the order given, each on the state that the previous ones left. Reads, folds and plans
 * each stream once. Returns the entities and the errors.
 */
export const undoInPreview = async (
  write: Writing,
  actionId: string,
  rows: readonly ActivityThing[],
  signal?: AbortSignal,
): Promise<{ readonly things: readonly Thing[]; readonly refused: readonly Refused[] }> => {
  const things = await readThings(write.log, rows);
  const refused: Refused[] = [];
  let since = 0;
  for (const row of rows) {
    if (performance.now() - since > longestMs) {
      await turn(signal);
      since = performance.now();
    }
    const { position } = row;
    const thing = things.get(nameOf(row));
    const undoing = thing?.next.get(position);
    thing?.next.delete(position);
    try {
      const commands = commandsOf(undoing);
      if (!thing) continue;
      await assertMayUndo(write, thing, commands);
      await apply(write, thing, stepIdOf(actionId, position), commands);
    } catch (error) {
      if (isFinal(error) || !(error instanceof DomainError)) throw error;
      refused.push({ position, error });
      if (thing && undoing?.verdict === 'possible') await planAgain(write, thing);
    }
  }
  return { things: [...things.values()], refused };
};
