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
import { executeBatch, type Identified } from '@rondelle/domain/execute.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import { holdIfNeeded } from './held/hold.ts';
import { newIdFor } from './new-id.ts';
import { explained } from './explain-conflict.ts';
import { withAddressLock } from './address-lock.ts';
import { pageOf } from './pages-of.ts';
import { referencesFor } from './references.ts';
import { countCommandsAgainstLimits } from './write-limits.ts';
import type { Writing } from './writing.ts';

type MaybeLater<T> = T | Promise<T>;
type Unchecked<Kind extends CommandKind> = readonly Unprepared<CommandsByKind[Kind]>[];
/** Commands, or a function that makes them from the current state. */
type Commands<Kind extends CommandKind> =
  | Unchecked<Kind>
  | ((state: StateOf<Kind>) => MaybeLater<Unchecked<Kind>>);
/** Adds to commands what their deciders need from other streams; throws when a reference does not fit. */
type Prepare<Kind extends CommandKind> = (
  commands: Unchecked<Kind>,
  state: StateOf<Kind>,
) => MaybeLater<readonly CompetitionCommand[]>;

export const contextOf = (writing: Writing): CommandContext => ({
  actor: { id: writing.session.memberId, role: writing.session.role },
  source: writing.session.kind === 'api' ? 'api' : 'web',
  correlationId: writing.correlationId,
});

const withReferences =
  <Kind extends CommandKind>(writing: Writing, kind: Kind): Prepare<Kind> =>
  async (commands, state) => {
    const references = writing.references ?? referencesFor(writing);
    const prepared = await inOrder(commands.map((one) => aggregates[kind].prepare(one, state, references)));
    return prepared as readonly CompetitionCommand[];
  };

/** Returns whether a command assigns the address of a league or a season, which must be unique. */
const assignsAddress = ({ type }: { readonly type: string }): boolean =>
  /^(CreateLeague|MoveLeague|RestoreLeague|OpenSeason|RestoreSeason)$/.test(type);

/**
 * Sends one command, or several that are saved together, to an entity, and waits until readers see the change. They are
 * prepared only while they are not recorded yet: a retry returns the first result. Takes the address lock for commands
 * that assign an address. A change that must wait for a second person is held instead of recorded.
 */
export const send = async <Kind extends CommandKind>(
  writing: Writing,
  kind: Kind,
  envelope: Identified,
  id: number,
  commands: Commands<Kind>,
  prepare: Prepare<Kind> = withReferences(writing, kind),
): Promise<Written> => {
  let isAllowed = false;
  let held = false;
  const commandsFor = async (current: unknown): Promise<readonly CompetitionCommand[]> => {
    // The state of a stream has the type of its kind.
    const state = current as StateOf<Kind>;
    const prepared = await prepare(typeof commands === 'function' ? await commands(state) : commands, state);
    if (!isAllowed) await countCommandsAgainstLimits(writing, prepared, state);
    isAllowed = true;
    const { commandId } = envelope;
    held = await holdIfNeeded(writing, { kind, id, commandId, commands: prepared, state });
    return held ? [] : prepared;
  };
  const run = async (): Promise<Written> => {
    const { position, revision, events } = await executeBatch(
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
    const upToDate = position === null || last === undefined || (await writing.views.reach(where, position));
    const path = writing.recordsEvents ? await pageOf(writing, kind, id) : null;
    return { position, revision, upToDate, held, id, path };
  };
  return typeof commands !== 'function' && commands.some(assignsAddress)
    ? withAddressLock(writing, run)
    : run();
};

/** Sends the commands that create an entity. A retry of the same command gets the same id. */
export const create = async <Kind extends CommandKind>(
  writing: Writing,
  kind: Kind,
  envelope: Identified,
  commandsFor: (id: number) => Commands<Kind>,
): Promise<Written> => {
  const id = await newIdFor(writing, envelope.commandId, kind);
  return send(writing, kind, envelope, id, commandsFor(id));
};
