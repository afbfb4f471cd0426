import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { execute } from '@rondelle/domain/execute.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';

/** Sends a plan's commands to a stream that exists, one after the other. Throws `DomainError` where one is refused. */
export const executeChanges = async (
  log: EventLog,
  { kind, id, seen, commands }: StreamPlan,
  context: CommandContext,
): Promise<void> => {
  let ifRevision = seen;
  for (const command of commands) {
    const asked = ifRevision === undefined ? command : { ...command, ifRevision };
    const { revision } = await execute(log, streamOf(kind, id), aggregates[kind], asked, context);
    if (ifRevision !== undefined && revision !== 'none') ifRevision = revision;
  }
};
