import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { isCausedBy } from '@rondelle/domain/command-ids.ts';
import { planUndoing, type Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { send } from '../run-command.ts';
import type { Writing } from '../writing.ts';
import { assertMayUndo } from './may-undo.ts';
import { entityAt } from './one-event.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';

const attempts = 4;

type Input = {
  readonly commandId: string;
  readonly position: string;
  /** The entity of the event, if the caller already has it. */
  readonly thing?: { readonly kind: StreamKind; readonly id: number };
};

/**
 * The commands that undo an event. Throws `event/built-upon` when later changes depend on it, and
 * `event/cannot-be-undone` when no command undoes it.
 */
export const commandsOf = (undoing: Undoing | undefined): readonly UndoingCommand[] => {
  if (!undoing || undoing.verdict === 'impossible') throw new DomainError('event/cannot-be-undone');
  if (undoing.verdict === 'built-upon') throw new DomainError('event/built-upon');
  return undoing.commands;
};

/** The commands that undo the event in the current state; none when they are recorded or nothing is left to undo. */
const planned = async (write: Writing, { commandId, position, thing: known }: Input) => {
  const entity = known ?? (await entityAt(write.db, position));
  const { kind, id } = entity;
  // An erased member cannot be restored.
  if (kind === 'member') throw new DomainError('event/cannot-be-undone');
  const events = await eventsOf(write.log, kind, id);
  const revision = events.at(-1)?.revision;
  const isSent = events.some(isCausedBy(write.session.memberId, commandId));
  const [undoing] = planUndoing(kind, events, (event) => event.position === position);
  if (isSent) return { kind, id, revision, commands: [] };
  const commands = commandsOf(undoing);
  await assertMayUndo(write, entity, commands);
  return { kind, id, revision, commands };
};

const isConflict = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'stream/conflict';

/**
 * Undoes one event with the commands that restore what it changed. Throws `event/built-upon` when later changes depend
 * on it. Plans again when somebody else changes the stream meanwhile.
 */
export const undo = async (write: Writing, input: Input): Promise<Written> => {
  for (let attempt = 1; ; attempt += 1) {
    const { kind, id, revision, commands } = await planned(write, input);
    const { commandId } = input;
    const sent = commands.map((command) => ({ ...command, commandId }));
    try {
      return await send(write, kind, { commandId, ifRevision: revision }, id, sent);
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error;
    }
  }
};
