import { DomainError } from '@rondelle/contracts/errors.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { inOrder } from '@rondelle/domain/competition/prepare.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { planUndoing, type Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import { replayOf } from '@rondelle/domain/history/state-at.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { ActivityThing } from '@rondelle/projections/queries/activity-log/some-activity.queries.ts';
import { randomUUID } from 'node:crypto';
import { turn } from '../turn.ts';
import { referencesFor } from '../references.ts';
import { contextOf } from '../run-command.ts';
import type { Writing } from '../writing.ts';
import { assertMayUndo } from './may-undo.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import type { Event } from './stories.ts';
import { commandsOf } from './undo.ts';
import { isFinal } from './undo-many.ts';

/** Rows whose entities are read together; more would delay other readers of the log, and hold more in memory. */
const atOnce = 100;
/** How long to work before yielding to other requests. */
const longestMs = 15;

/** An entity as the events undone so far have left it, the plan at first, and the plan for the remaining events. */
type Thing = {
  readonly kind: StreamKind;
  readonly id: number;
  readonly events: readonly Event[];
  readonly planned: ReadonlyMap<string, Undoing>;
  readonly next: Map<string, Undoing>;
  state: unknown;
  revision: string;
};
/** The outcome of an event: the plan of its undoing, and the error that the undoing met. */
export type Undone = {
  readonly thing: Pick<Thing, 'kind' | 'id' | 'events'>;
  readonly undoing: Undoing;
  readonly error: DomainError | null;
};

type Log = Pick<Writing['log'], 'readStream'>;

const nameOf = ({ kind, entityId }: ActivityThing): string => `${kind}-${entityId}`;

const readThing = async (log: Log, rows: readonly ActivityThing[]): Promise<Thing | null> => {
  const [row] = rows;
  if (!row) return null;
  const { kind, entityId: id } = row;
  const events = await eventsOf(log, kind, id);
  const last = replayOf(kind, events).at(-1);
  if (!last) return null;
  const wanted = new Set(rows.map(({ position }) => position));
  const undoings = planUndoing(kind, events, ({ position }) => wanted.has(position));
  const planned = new Map(undoings.map((one) => [one.event.position, one] as const));
  const { after: state, event } = last;
  return { kind, id, events, planned, next: new Map(planned), state, revision: event.revision };
};

/**
 * Yields each row with its entity, if any. An entity is read shortly before its first row and dropped after its last
 * one: thousands of streams with all their states would keep the garbage collector busy.
 */
async function* withThings(log: Log, rows: readonly ActivityThing[]) {
  const groups = Map.groupBy(rows, nameOf);
  const things = new Map<string, Thing | null>();
  for (const [at, row] of rows.entries()) {
    if (at % atOnce === 0) {
      const names = new Set(rows.slice(at, at + atOnce).map(nameOf));
      const read = async (name: string) => things.set(name, await readThing(log, groups.get(name) ?? []));
      await Promise.all([...names].filter((name) => !things.has(name)).map(read));
    }
    const name = nameOf(row);
    yield [row.position, things.get(name)] as const;
    if (groups.get(name)?.at(-1) === row) things.delete(name);
  }
}

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

/** Plans the remaining events again, after those undone so far and without the refused ones. */
const planAgain = async ({ log }: Writing, thing: Thing): Promise<void> => {
  const events = await eventsOf(log, thing.kind, thing.id);
  const undoings = planUndoing(thing.kind, events, ({ position }) => thing.next.has(position));
  for (const one of undoings) thing.next.set(one.event.position, one);
};

/** Undoes an event of an entity; returns the error that it met. */
const undoOne = async (write: Writing, thing: Thing, position: string): Promise<DomainError | null> => {
  const undoing = thing.next.get(position);
  thing.next.delete(position);
  try {
    const commands = commandsOf(undoing);
    await assertMayUndo(write, thing, commands);
    await apply(write, thing, randomUUID(), commands);
    return null;
  } catch (error) {
    if (isFinal(error) || !(error instanceof DomainError)) throw error;
    if (undoing?.verdict === 'possible') await planAgain(write, thing);
    return error;
  }
};

/**
 * Undoes events in a preview, in the input order, each on the state that the previous ones left; yields the outcome of
 * each. Reads, folds and plans each stream once, from the log that the preview is based on.
 */
export async function* undoInPreview(
  write: Writing,
  recorded: Log,
  rows: readonly ActivityThing[],
  signal?: AbortSignal,
): AsyncGenerator<Undone> {
  let since = 0;
  for await (const [position, thing] of withThings(recorded, rows)) {
    if (performance.now() - since > longestMs) {
      await turn(signal);
      since = performance.now();
    }
    const undoing = thing?.planned.get(position);
    if (!thing || !undoing) continue;
    const error = await undoOne(write, thing, position);
    yield { thing, undoing, error };
  }
}
