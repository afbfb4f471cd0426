import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { isCausedBy } from '@rondelle/domain/command-ids.ts';
import { planUndoing, type Undoing } from '@rondelle/domain/history/plan-undoing.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { send } from '../run-command.ts';
import type { Writing } from '../writing.ts';
import { assertMayUndo } from './may-undo.ts';
import { thingAt } from './one-event.ts';
import { eventsOf } from '@rondelle/domain/history/events-of.ts';

const attempts = 4;

type Filter = {
  readonly commandId: string;
  readonly position: string;
  /** What the event happened to, where that is known. */
  readonly thing?: { readonly kind: StreamKind; readonly id: number };
};

/** The commands that undo an event; fails where later changes rest on it, or nothing undoes it. */
export const commandsOf = (undoing: Undoing | undefined): readonly UndoingCommand[] => {
  if (!undoing || undoing.verdict === 'impossible') throw new DomainError('event/cannot-be-undone');
  if (undoing.verdict === 'built-upon') throw new DomainError('event/built-upon');
  return undoing.commands;
};

/** The commands that undo the event as the thing stands; none where they are recorded already, or nothing is left to undo. */
const planned = async (write: Writing, { commandId, position, thing: known }: Filter) => {
  const thing = known ?? (await thingAt(write.db, position));
  const { kind, id } = thing;
  // Who was erased cannot be brought back.
  if (kind === 'member') throw new DomainError('event/cannot-be-undone');
  const events = await eventsOf(write.log, kind, id);
  const revision = events.at(-1)?.revision;
  const isSent = events.some(isCausedBy(write.session.memberId, commandId));
  const [undoing] = planUndoing(kind, events, (event) => event.position === position);
  if (isSent) return { kind, id, revision, commands: [] };
  const commands = commandsOf(undoing);
  await assertMayUndo(write, thing, commands);
  return { kind, id, revision, commands };
};

const isConflict = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'stream/conflict';

/**
 * Undoes one event by the commands that set back what it changed. Refused where later changes rest on it
 * (`event/built-upon`); what others change meanwhile is looked at anew.
 */
export const undo = async (write: Writing, asked: Filter): Promise<Written> => {
  for (let attempt = 1; ; attempt += 1) {
    const { kind, id, revision, commands } = await planned(write, asked);
    const { commandId } = asked;
    const sent = commands.map((command) => ({ ...command, commandId }));
    try {
      return await send(write, kind, { commandId, ifRevision: revision }, id, sent);
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error;
    }
  }
};
