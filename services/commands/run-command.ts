import type {
  CommandKind,
  CommandsByKind,
  CompetitionCommand,
  Unprepared,
} from '@rondelle/contracts/competition/commands.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { seasonOf } from '@rondelle/contracts/log/event.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates, type StateOf } from '@rondelle/domain/competition/aggregates.ts';
import { inOrder } from '@rondelle/domain/competition/prepare.ts';
import { executeTogether, type Identified } from '@rondelle/domain/execute.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import { holdIfNeeded } from './held/hold.ts';
import { newIdFor } from './new-id.ts';
import { explained } from './explain-conflict.ts';
import { givingAddress } from './giving-address.ts';
import { pageOf } from './pages-of.ts';
import { referencesFor } from './references.ts';
import { takeAllowance } from './write-limits.ts';
import type { Writing } from './writing.ts';

type Commands = readonly CompetitionCommand[];
type MaybeLater<T> = T | Promise<T>;
type Sent<Kind extends CommandKind> = readonly Unprepared<CommandsByKind[Kind]>[];
/** Commands, or a function that makes them from the current state. */
type Sending<Kind extends CommandKind> = Sent<Kind> | ((state: StateOf<Kind>) => MaybeLater<Sent<Kind>>);

export const contextOf = (writing: Writing): CommandContext => ({
  actor: { id: writing.session.memberId, role: writing.session.role },
  source: writing.session.kind === 'api' ? 'api' : 'web',
  correlationId: writing.correlationId,
});

/**
 * Sends one command, or several that are saved together, to a stream, and waits until readers see the change. `prepare`
 * runs only while the command is not recorded yet: a retry returns the first result. A change that must wait for a
 * second person is kept and not recorded.
 */
export const sendPrepared = async <Kind extends CommandKind>(
  writing: Writing,
  kind: Kind,
  envelope: Identified,
  id: number,
  prepare: (state: StateOf<Kind>) => MaybeLater<Commands>,
): Promise<Written> => {
  let isAllowed = false;
  let held = false;
  const commandsFor = async (state: unknown): Promise<Commands> => {
    // The state of a stream has the type of its kind.
    const commands = await prepare(state as StateOf<Kind>);
    if (!isAllowed) await takeAllowance(writing, commands, state);
    isAllowed = true;
    const { commandId } = envelope;
    held = await holdIfNeeded(writing, { kind, id, commandId, commands, state });
    return held ? [] : commands;
  };
  const { position, revision, events } = await executeTogether(
    writing.log,
    streamOf(kind, id),
    aggregates[kind],
    envelope,
    commandsFor,
    contextOf(writing),
  ).catch(async (error: unknown) => {
    throw await explained(writing, kind, id, envelope.ifRevision, error);
  });
  const last = events.at(-1);
  const where = (last && seasonOf(last)) ?? 'catalogue';
  if (last && position !== null) writing.wrote?.(where, position);
  const upToDate =
    position === null || last === undefined || (await writing.services.views.reach(where, position));
  const path = writing.services.records ? await pageOf(writing, kind, id) : null;
  return { position, revision, upToDate, held, id, path };
};

/** Commands that give a league or a season its address, which must be unique. */
const givesAddress = ({ type }: { readonly type: string }): boolean =>
  /^(CreateLeague|MoveLeague|RestoreLeague|OpenSeason|RestoreSeason)$/.test(type);

/** Prepares commands with references, then sends them. Takes the address lock for commands that give an address. */
export const send = <Kind extends CommandKind>(
  writing: Writing,
  kind: Kind,
  envelope: Identified,
  id: number,
  commands: Sending<Kind>,
): Promise<Written> => {
  const act = () =>
    sendPrepared(writing, kind, envelope, id, async (state) => {
      const sent = typeof commands === 'function' ? await commands(state) : commands;
      const references = writing.references ?? referencesFor(writing);
      const prepared = await inOrder(sent.map((one) => aggregates[kind].prepare(one, state, references)));
      return prepared as Commands;
    });
  return typeof commands !== 'function' && commands.some(givesAddress) ? givingAddress(writing, act) : act();
};

/** Sends commands that create an entity. A retry of the same command gets the same id. */
export const enter = async <Kind extends CommandKind>(
  writing: Writing,
  kind: Kind,
  envelope: Identified,
  commandsFor: (id: number) => Sending<Kind>,
): Promise<Written> => {
  const id = await newIdFor(writing, envelope.commandId, kind);
  return send(writing, kind, envelope, id, commandsFor(id));
};
