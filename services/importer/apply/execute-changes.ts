import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import { execute, type Identified } from '@rondelle/domain/execute.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';
import { withDecider } from './with-decider.ts';

const executeAll = async <State, Command extends Identified, Event extends CompetitionEvent>(
  log: EventLog,
  { kind, id, seen }: StreamPlan,
  decider: Decider<State, Command, Event>,
  commands: readonly Command[],
  context: CommandContext,
): Promise<void> => {
  let ifRevision = seen;
  for (const command of commands) {
    const asked = ifRevision === undefined ? command : { ...command, ifRevision };
    const { revision } = await execute(log, streamOf(kind, id), decider, asked, context);
    if (ifRevision !== undefined && revision !== 'none') ifRevision = revision;
  }
};

/** Sends a plan's commands to a stream that exists, one after the other. Throws `DomainError` where one is refused. */
export const executeChanges = (log: EventLog, plan: StreamPlan, context: CommandContext): Promise<void> =>
  withDecider(plan, (decider, commands) => executeAll(log, plan, decider, commands, context));
