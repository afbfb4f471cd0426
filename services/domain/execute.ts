import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position, Recorded, Revision } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import { isCausedBy } from './command-ids.ts';
import type { Decider } from './decider.ts';
import { type CommandContext, newEvents } from './new-events.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';

/** With `ifRevision`, the stream must be at that revision; `none`: it must not exist yet. */
export type Identified = {
  readonly commandId: string;
  readonly ifRevision?: Revision | 'none' | undefined;
};

export type Executed<E> = {
  /** The revision of the stream's last event; `none` when the stream does not exist. */
  readonly revision: Revision | 'none';
  /** The position of the last event that the command caused, which a reader can wait for; null when it caused none. */
  readonly position: Position | null;
  readonly events: readonly E[];
};

const attempts = 5;

const load = async <E extends CompetitionEvent>(
  log: EventLog,
  stream: StreamName,
): Promise<Recorded<E>[]> => {
  const events: Recorded<E>[] = [];
  // Safe cast: only this kind's decider writes to the stream.
  for await (const event of log.readStream(stream)) events.push(event as Recorded<E>);
  return events;
};

const isConflict = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'stream/conflict';

const bare = <E extends CompetitionEvent>({ type, data }: Recorded<E>): E => ({ type, data }) as E;

/** Decides each command on the state that the commands before it produced. */
export const decideAll = <State, Command, Event>(
  { decide, evolve }: Decider<State, Command, Event>,
  commands: readonly Command[],
  before: State,
): Event[] => {
  let state = before;
  return commands.flatMap((command) => {
    const events = decide(command, state);
    state = events.reduce(evolve, state);
    return events;
  });
};

/**
 * The one command handler: loads the stream, folds it, decides, and appends at the revision that it decided on. A
 * command that this sender already recorded returns its first result. On a conflict it decides again, in five attempts
 * at most; a command with `ifRevision` throws `stream/conflict` instead.
 */
export const execute = async <State, Command extends Identified, Event extends CompetitionEvent>(
  log: EventLog,
  stream: StreamName,
  decider: Decider<State, Command, Event>,
  command: Command,
  context: CommandContext,
): Promise<Executed<Event>> => executeBatch(log, stream, decider, command, () => [command], context);

/**
 * Executes several commands as one: records all of their events or none, under one command id. Calls `prepare` with the
 * current state only when the command is not recorded yet, and again on each retry after a conflict.
 */
export const executeBatch = async <State, Command, Event extends CompetitionEvent>(
  log: EventLog,
  stream: StreamName,
  decider: Decider<State, Command, Event>,
  { commandId, ifRevision }: Identified,
  prepare: (state: State) => readonly Command[] | Promise<readonly Command[]>,
  context: CommandContext,
): Promise<Executed<Event>> => {
  const attempt = async (): Promise<Executed<Event>> => {
    const history = await load<Event>(log, stream);
    const recorded = history.filter(isCausedBy(context.actor.id, commandId));
    const last = recorded.at(-1);
    if (last) return { revision: last.revision, position: last.position, events: recorded.map(bare) };

    const revision = history.at(-1)?.revision ?? 'none';
    if ((ifRevision ?? revision) !== revision) throw new DomainError('stream/conflict');

    const state = history.reduce(decider.evolve, decider.initial);
    const events = decideAll(decider, await prepare(state), state);
    if (events.length === 0) return { revision, position: null, events };
    const appended = await log.append(stream, newEvents(events, commandId, context), revision);
    return { ...appended, events };
  };
  for (let number = 1; ; number += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error) || ifRevision !== undefined || number === attempts) throw error;
    }
  }
};
