import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import type { Identified } from '@rondelle/domain/execute.ts';
import { type CommandContext, newEvents } from '@rondelle/domain/new-events.ts';
import type { NewEvent, StreamAppend } from '@rondelle/domain/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';
import { withDecider } from './with-decider.ts';

const decideAll = <State, Command extends Identified, Event extends CompetitionEvent>(
  { initial, decide, evolve }: Decider<State, Command, Event>,
  commands: readonly Command[],
  context: CommandContext,
): NewEvent[] => {
  let state = initial;
  return commands.flatMap((command) => {
    const decided = decide(command, state);
    state = decided.reduce(evolve, state);
    return newEvents(decided, command.commandId, context);
  });
};

/** What the product's own deciders make of a stream that does not exist yet. Throws `DomainError` where they refuse. */
export const decideNew = (plan: StreamPlan, context: CommandContext): StreamAppend => ({
  stream: streamOf(plan.kind, plan.id),
  events: withDecider(plan, (decider, commands) => decideAll(decider, commands, context)),
  expected: 'none',
});
