import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { execute, executeBatch } from '@rondelle/domain/execute.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';

/**
 * Sends a plan's commands to an existing stream: in one append when the plan has a `together` id, otherwise one by one.
 * Throws `DomainError` when one is refused.
 */
export const executeChanges = async (
  log: EventLog,
  { kind, id, seen, commands, together }: StreamPlan,
  context: CommandContext,
): Promise<void> => {
  if (together !== undefined) {
    const input = { commandId: together, ifRevision: seen };
    await executeBatch(log, streamOf(kind, id), aggregates[kind], input, () => commands, context);
    return;
  }
  let ifRevision = seen;
  for (const command of commands) {
    const input = ifRevision === undefined ? command : { ...command, ifRevision };
    const { revision } = await execute(log, streamOf(kind, id), aggregates[kind], input, context);
    if (ifRevision !== undefined && revision !== 'none') ifRevision = revision;
  }
};
