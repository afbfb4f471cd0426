import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position, Recorded, Revision } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import { isCausedBy } from './command-ids.ts';
import type { Decider } from './decider.ts';
import { type CommandContext, newEvents } from './new-events.ts';
import type { EventLog } from './ports/event-log.ts';

export type Identified = { readonly commandId: string; readonly ifRevision?: Revision | undefined };

export type Executed<E> = {
  /** Of the stream's last event; `none` while the stream does not exist. */
  readonly revision: Revision | 'none';
  /** Of the last event that the command caused, for a reader to wait for; null where nothing had to be done. */
  readonly position: Position | null;
  readonly events: readonly E[];
};

const attempts = 5;

const load = async <E extends CompetitionEvent>(
  log: EventLog,
  stream: StreamName,
): Promise<Recorded<E>[]> => {
  const events: Recorded<E>[] = [];
  // A stream holds its own kind's events alone, since only its decider writes to it.
  for await (const event of log.readStream(stream)) events.push(event as Recorded<E>);
  return events;
};

const isConflict = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'stream/conflict';

/**
 * The one command handler: loads the stream, folds it, decides, appends at the revision that the decision was made on.
 * A command of the same sender that is already recorded answers as it did the first time. When somebody else appended meanwhile, it decides
 * again (five times at most), unless the command says by `ifRevision` what it has seen: then it is a `stream/conflict`.
 */
export const execute = async <State, Command extends Identified, Event extends CompetitionEvent>(
  log: EventLog,
  stream: StreamName,
  decider: Decider<State, Command, Event>,
  command: Command,
  context: CommandContext,
): Promise<Executed<Event>> => executeTogether(log, stream, decider, command, () => [command], context);

/**
 * Several commands saved as one: recorded together or not at all, under one command id. They are asked for by what is
 * so far (`prepare`), only when they have not been recorded yet, and again when somebody else appended meanwhile.
 */
export const executeTogether = async <State, Command, Event extends CompetitionEvent>(
  log: EventLog,
  stream: StreamName,
  decider: Decider<State, Command, Event>,
  together: Identified,
  prepare: (state: State) => readonly Command[] | Promise<readonly Command[]>,
  context: CommandContext,
): Promise<Executed<Event>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decideOnce(log, stream, decider, together, prepare, context);
    } catch (error) {
      if (!isConflict(error) || together.ifRevision !== undefined || attempt === attempts) throw error;
    }
  }
};

/** Each command is decided on what those before it made. */
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

const decideOnce = async <State, Command, Event extends CompetitionEvent>(
  log: EventLog,
  stream: StreamName,
  decider: Decider<State, Command, Event>,
  { commandId, ifRevision }: Identified,
  prepare: (state: State) => readonly Command[] | Promise<readonly Command[]>,
  context: CommandContext,
): Promise<Executed<Event>> => {
  const history = await load<Event>(log, stream);
  const already = history.filter(isCausedBy(context.actor.id, commandId));
  const lastOfThem = already.at(-1);
  if (lastOfThem)
    return { revision: lastOfThem.revision, position: lastOfThem.position, events: already.map(bare) };

  const revision = history.at(-1)?.revision ?? 'none';
  if ((ifRevision ?? revision) !== revision) throw new DomainError('stream/conflict');

  const state = history.reduce(decider.evolve, decider.initial);
  const events = decideAll(decider, await prepare(state), state);
  if (events.length === 0) return { revision, position: null, events };
  const appended = await log.append(stream, newEvents(events, commandId, context), revision);
  return { ...appended, events };
};

const bare = <E extends CompetitionEvent>({ type, data }: Recorded<E>): E => ({ type, data }) as E;
