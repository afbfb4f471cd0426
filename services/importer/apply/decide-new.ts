import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { type CommandContext, newEvents } from '@rondelle/domain/new-events.ts';
import type { StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';

/**
 * Runs a plan's commands through the decider, for a stream that does not exist yet. Throws `DomainError` when one is
 * refused.
 */
export const decideNew = ({ kind, id, commands }: StreamPlan, context: CommandContext): StreamAppend => {
  const { initial, decide, evolve } = aggregates[kind];
  let state = initial;
  const last = commands.length - 1;
  const events = commands.flatMap((command, i) => {
    const decided = decide(command, state);
    // Nothing reads the state after the last command; most games have one command.
    if (i < last) state = decided.reduce(evolve, state);
    return newEvents(decided, command.commandId, context);
  });
  return { stream: streamOf(kind, id), events, expected: 'none' };
};
