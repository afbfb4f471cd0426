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
import { execute, type Identified } from '@rondelle/domain/execute.ts';
import type { CommandContext } from '@rondelle/domain/new-events.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';

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
export const executeChanges = (log: EventLog, plan: StreamPlan, context: CommandContext): Promise<void> => {
  switch (plan.kind) {
    case 'season':
      return executeAll(log, plan, season, plan.commands, context);
    case 'ruleset':
      return executeAll(log, plan, ruleset, plan.commands, context);
    case 'region':
      return executeAll(log, plan, region, plan.commands, context);
    case 'category':
      return executeAll(log, plan, category, plan.commands, context);
    case 'division':
      return executeAll(log, plan, division, plan.commands, context);
    case 'team':
      return executeAll(log, plan, team, plan.commands, context);
    case 'league':
      return executeAll(log, plan, league, plan.commands, context);
    case 'tournament':
      return executeAll(log, plan, tournament, plan.commands, context);
    case 'game':
      return executeAll(log, plan, game, plan.commands, context);
  }
};
