import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { seasonOf } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import { executeTogether, type Identified } from '@rondelle/domain/execute.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { CommandType } from './counted-as.ts';
import { explained } from './explain-conflict.ts';
import { takeAllowance } from './write-limits.ts';
import type { Writing } from './writing.ts';

/** A kind of thing that people change. */
type Target<State, Command, Event> = {
  readonly kind: StreamKind;
  readonly decider: Decider<State, Command, Event>;
  /** The page of such a thing; null where it has none. */
  readonly pathOf: (writing: Writing, id: number) => Promise<string | null>;
  /** Whether a command takes the place of what stood there, where its type alone does not tell. */
  readonly corrects?: (command: Command, state: State) => boolean;
};

type OneOrSeveral<Command> = Command | readonly Command[];
type Prepared<Command> = OneOrSeveral<Command> | Promise<OneOrSeveral<Command>>;
type Typed = Identified & { readonly type: CommandType };

const contextOf = (writing: Writing): CommandContext => ({
  actor: { id: writing.session.memberId, role: writing.session.role },
  source: writing.session.kind === 'api' ? 'api' : 'web',
  correlationId: writing.correlationId,
});

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/**
 * Changes a thing by one command, or by several that are saved as one, and waits until readers see it. What they rest
 * on (`prepare`) is looked up only while they are not recorded: a retry answers as the first time did.
 */
const change = async <State, Command extends Typed, Event extends CompetitionEvent>(
  writing: Writing,
  { kind, decider, pathOf, corrects = () => false }: Target<State, Command, Event>,
  said: Identified,
  id: number,
  prepare: (state: State) => Prepared<Command>,
): Promise<Written> => {
  let allowed = false;
  const commandsFor = async (state: State): Promise<readonly Command[]> => {
    const prepared = await prepare(state);
    const commands = isList(prepared) ? prepared : [prepared];
    if (!allowed)
      await takeAllowance(
        writing,
        commands,
        commands.some((one) => corrects(one, state)),
      );
    allowed = true;
    return commands;
  };
  const context = contextOf(writing);
  const stream = streamOf(kind, id);
  const { position, revision, events } = await executeTogether(
    writing.log,
    stream,
    decider,
    said,
    commandsFor,
    context,
  ).catch(async (error: unknown) => {
    throw await explained(writing, kind, id, said.ifRevision, error);
  });
  const last = events.at(-1);
  const where = (last && seasonOf(last)) ?? 'catalogue';
  if (last && position !== null) writing.wrote?.(where, position);
  const upToDate =
    position === null || last === undefined || (await writing.services.views.reach(where, position));
  return {
    position,
    revision,
    upToDate,
    id,
    path: writing.services.records ? await pathOf(writing, id) : null,
  };
};

/** Enters a new thing: the same command sent again finds the id that it was given. */
const enter = async <State, Command extends Typed, Event extends CompetitionEvent>(
  writing: Writing,
  target: Target<State, Command, Event>,
  said: Identified,
  prepare: (id: number) => Prepared<Command>,
): Promise<Written> => {
  const id = await writing.services.idFor(writing.session.memberId, said.commandId, target.kind);
  return change(writing, target, said, id, () => prepare(id));
};

/** How people change things of a kind. */
export type Things<State, Command> = {
  readonly enter: (
    writing: Writing,
    said: Identified,
    prepare: (id: number) => Prepared<Command>,
  ) => Promise<Written>;
  readonly change: (
    writing: Writing,
    said: Identified,
    id: number,
    prepare: (state: State) => Prepared<Command>,
  ) => Promise<Written>;
};

export const thingsOf = <State, Command extends Typed, Event extends CompetitionEvent>(
  target: Target<State, Command, Event>,
): Things<State, Command> => ({
  enter: (writing, said, prepare) => enter(writing, target, said, prepare),
  change: (writing, said, id, prepare) => change(writing, target, said, id, prepare),
});
