import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
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
import type { Identified } from '@rondelle/domain/execute.ts';
import type { StreamPlan } from '../plan/stream-plan.ts';

type Use<Result> = <State, Command extends Identified, Event extends CompetitionEvent>(
  decider: Decider<State, Command, Event>,
  commands: readonly Command[],
) => Result;

/** Brings a plan's commands together with the product's own decider of their kind. */
export const withDecider = <Result>(plan: StreamPlan, use: Use<Result>): Result => {
  switch (plan.kind) {
    case 'season':
      return use(season, plan.commands);
    case 'ruleset':
      return use(ruleset, plan.commands);
    case 'region':
      return use(region, plan.commands);
    case 'category':
      return use(category, plan.commands);
    case 'division':
      return use(division, plan.commands);
    case 'team':
      return use(team, plan.commands);
    case 'league':
      return use(league, plan.commands);
    case 'tournament':
      return use(tournament, plan.commands);
    case 'game':
      return use(game, plan.commands);
  }
};
