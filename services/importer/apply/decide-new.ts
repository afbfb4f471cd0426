import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates } from '@rondelle/domain/competition/aggregates.ts';
import { type CommandContext, newEvents } from '@rondelle/domain/new-events.ts';
import type { StreamAppend } from '@rondelle/domain/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';

/** What the product's own deciders make of a stream that does not exist yet. Throws `DomainError` where they refuse. */
export const decideNew = ({ kind, id, commands }: StreamPlan, context: CommandContext): StreamAppend => {
  const { initial, decide, evolve } = aggregates[kind];
  let state = initial;
  const events = commands.flatMap((command) => {
    const decided = decide(command, state);
    state = decided.reduce(evolve, state);
    return newEvents(decided, command.commandId, context);
  });
  return { stream: streamOf(kind, id), events, expected: 'none' };
};
