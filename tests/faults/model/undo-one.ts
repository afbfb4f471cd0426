import { DomainError } from '@rondelle/contracts/errors.ts';
import { type StreamName, streamOf } from '@rondelle/contracts/log/streams.ts';
import { planUndoing } from '@rondelle/domain/history/plan-undoing.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import type { Executed } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { gather } from '../../support/gather.ts';
import type { PlainCommand, Undo } from './model-command.ts';

const attempts = 4;

const withInUse = /^Delete(League|Tournament|Ruleset)$/;
const withHasPlayed = /^(DeleteTeam|MergeTeam|DelistTeamFromSeason|RemoveTeamFrom(League|Tournament))$/;
const withSettles = /^(ConfirmResult|WithdrawConfirmation)$/;
const withBy = /^((Confirm|Dispute)Result|WithdrawConfirmation)$/;

/** Adds the fields that a command needs besides those of the undo: no reference forbids it. */
const completed = (command: UndoingCommand, commandId: string, by: string): PlainCommand =>
  ({
    ...command,
    commandId,
    ...(withInUse.test(command.type) && { inUse: false }),
    ...(withHasPlayed.test(command.type) && { hasPlayed: false }),
    ...(withBy.test(command.type) && { by }),
    ...(withSettles.test(command.type) && { settles: true }),
  }) as PlainCommand;

const planned = async (log: EventLog, { commandId, kind, id, revision }: Undo) => {
  const events = await gather(log.readStream(streamOf(kind, id)));
  const last = events.at(-1)?.revision;
  const wanted = String(revision);
  if (!events.some((event) => event.revision === wanted)) throw new DomainError('event/unknown');
  if (events.some(({ metadata }) => metadata.commandId === commandId)) return { last, commands: [] };
  const [undoing] = planUndoing(kind, events, (event) => event.revision === wanted);
  if (!undoing || undoing.verdict === 'impossible') throw new DomainError('event/cannot-be-undone');
  if (undoing.verdict === 'built-upon') throw new DomainError('event/built-upon');
  return { last, commands: undoing.commands };
};

const isConflict = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'stream/conflict';

type Together<T> = (
  stream: StreamName,
  output: { readonly commandId: string; readonly ifRevision: string | undefined },
  commands: readonly PlainCommand[],
) => Promise<Executed<T>>;

/** One undo as the gateway does it: planned on the stream, sent with its revision, planned again after a conflict. */
export const undoOne = async <T>(
  log: EventLog,
  undo: Undo,
  by: string,
  sendTogether: Together<T>,
): Promise<Executed<T>> => {
  for (let attempt = 1; ; attempt += 1) {
    const { last, commands } = await planned(log, undo);
    const output = { commandId: undo.commandId, ifRevision: last };
    const steps = commands.map((command) => completed(command, undo.commandId, by));
    try {
      return await sendTogether(streamOf(undo.kind, undo.id), output, steps);
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error;
    }
  }
};
