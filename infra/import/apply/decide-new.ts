import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { category } from '@rondelle/domain/competition/category.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { ruleset } from '@rondelle/domain/competition/ruleset.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import { type CommandContext, newEvents } from '@rondelle/domain/new-events.ts';
import type { NewEvent, StreamAppend } from '@rondelle/domain/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';

const decideAll = <State, Command extends { readonly commandId: string }, Event extends CompetitionEvent>(
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

const eventsOf = (plan: StreamPlan, context: CommandContext): NewEvent[] => {
  switch (plan.kind) {
    case 'season':
      return decideAll(season, plan.commands, context);
    case 'ruleset':
      return decideAll(ruleset, plan.commands, context);
    case 'region':
      return decideAll(region, plan.commands, context);
    case 'category':
      return decideAll(category, plan.commands, context);
    case 'division':
      return decideAll(division, plan.commands, context);
    case 'team':
      return decideAll(team, plan.commands, context);
    case 'league':
      return decideAll(league, plan.commands, context);
    case 'tournament':
      return decideAll(tournament, plan.commands, context);
    case 'game':
      return decideAll(game, plan.commands, context);
  }
};

/** What the product's own deciders make of a stream that does not exist yet. Throws `DomainError` where they refuse. */
export const decideNew = (plan: StreamPlan, context: CommandContext): StreamAppend => ({
  stream: streamOf(plan.kind, plan.id),
  events: eventsOf(plan, context),
  expected: 'none',
});
