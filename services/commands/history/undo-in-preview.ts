import { DomainError } from '@rondelle/contracts/errors.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { inOrder } from '@rondelle/domain/competition/prepare.ts';
import { decideAll } from '@rondelle/domain/execute.ts';
import { planUndoing, type Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import { replayOf } from '@rondelle/domain/history/state-at.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { ActivityEntity } from '@rondelle/projections/queries/activity-log/some-activity.queries.ts';
import { randomUUID } from 'node:crypto';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { referencesFor } from '../references.ts';
import { contextOf } from '../run-command.ts';
import type { WriteServices, Writing } from '../writing.ts';
import { assertMayUndo } from './may-undo.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';
import type { Event } from './stories.ts';
import { commandsOf } from './undo.ts';
import { isFinal } from './undo-many.ts';

/** Rows whose entities are read together; more would delay other readers of the log, and hold more in memory. */
const batchSize = 100;
/** How long to work before yielding to other requests. */
const longestMs = 15;

/** An entity as the events undone so far have left it, the plan at first, and the plan for the remaining events. */
type Entity = {
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
  readonly thing: Pick<Entity, 'kind' | 'id' | 'events'>;
  readonly undoing: Undoing;
  readonly error: DomainError | null;
};

type Log = Pick<Writing['log'], 'readStream'>;

const nameOf = ({ kind, entityId }: ActivityEntity): string => `${kind}-${entityId}`;

const readEntity = async (log: Log, rows: readonly ActivityEntity[]): Promise<Entity | null> => {
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
async function* withEntities(log: Log, rows: readonly ActivityEntity[]) {
  const groups = Map.groupBy(rows, nameOf);
  const entities = new Map<string, Entity | null>();
  for (const [at, row] of rows.entries()) {
    if (at % batchSize === 0) {
      const names = new Set(rows.slice(at, at + batchSize).map(nameOf));
      const read = async (name: string) => entities.set(name, await readEntity(log, groups.get(name) ?? []));
      await Promise.all([...names].filter((name) => !entities.has(name)).map(read));
    }
    const name = nameOf(row);
    yield [row.position, entities.get(name)] as const;
    if (groups.get(name)?.at(-1) === row) entities.delete(name);
  }
}

/** Applies the commands as `send` does, but to the state in memory. */
const apply = async (
  write: Writing,
  entity: Entity,
  commandId: string,
  commands: readonly UndoingCommand[],
) => {
  if (commands.length === 0) return;
  const { kind, id, state } = entity;
  const aggregate = aggregates[kind];
  const references = referencesFor(write);
  const prepared = await inOrder(
    commands.map((command) => aggregate.prepare({ ...command, commandId }, state, references)),
  );
  const decided = decideAll(aggregate, prepared, state);
  if (decided.length === 0) return;
  const events = newEvents(decided, commandId, contextOf(write));
  const { revision } = await write.log.append(streamOf(kind, id), events, entity.revision);
  // Deciders leave out the metadata, but the state may include the actor, so evolve gets both.
  entity.state = decided.reduce(
    (before, event, at) => aggregate.evolve(before, { ...events[at], ...event }),
    state,
  );
  entity.revision = revision;
};

/** Plans the remaining events again, after those undone so far and without the refused ones. */
const planAgain = async ({ log }: WriteServices, entity: Entity): Promise<void> => {
  const events = await eventsOf(log, entity.kind, entity.id);
  const undoings = planUndoing(entity.kind, events, ({ position }) => entity.next.has(position));
  for (const one of undoings) entity.next.set(one.event.position, one);
};

/** Undoes an event of an entity; returns the error that it met. */
const undoOne = async (write: Writing, entity: Entity, position: string): Promise<DomainError | null> => {
  const undoing = entity.next.get(position);
  entity.next.delete(position);
  try {
    const commands = commandsOf(undoing);
    await assertMayUndo(write, entity, commands);
    await apply(write, entity, randomUUID(), commands);
    return null;
  } catch (error) {
    if (isFinal(error) || !(error instanceof DomainError)) throw error;
    if (undoing?.verdict === 'possible') await planAgain(write, entity);
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
  rows: readonly ActivityEntity[],
  signal?: AbortSignal,
): AsyncGenerator<Undone> {
  let since = 0;
  for await (const [position, entity] of withEntities(recorded, rows)) {
    if (performance.now() - since > longestMs) {
      await yieldToEventLoop(signal);
      since = performance.now();
    }
    const undoing = entity?.planned.get(position);
    if (!entity || !undoing) continue;
    const error = await undoOne(write, entity, position);
    yield { thing: entity, undoing, error };
  }
}
