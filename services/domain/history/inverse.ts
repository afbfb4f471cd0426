import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { category } from '../competition/category.decider.ts';
import { division } from '../competition/division.decider.ts';
import { game } from '../competition/game.decider.ts';
import { league } from '../competition/league.decider.ts';
import { region } from '../competition/region.decider.ts';
import { ruleset } from '../competition/ruleset.decider.ts';
import { season } from '../competition/season.decider.ts';
import { team } from '../competition/team.decider.ts';
import { tournament } from '../competition/tournament.decider.ts';
import type { Decider } from '../decider.ts';
import type { LoggedEvent } from '../ports/event-log.ts';
import {
  inverseOfCategory,
  inverseOfDivision,
  inverseOfRegion,
  inverseOfRuleset,
  inverseOfSeason,
} from './inverse-of-catalogue.ts';
import { inverseOfGame } from './inverse-of-game.ts';
import { inverseOfLeague } from './inverse-of-league.ts';
import { inverseOfTeam } from './inverse-of-team.ts';
import { inverseOfTournament } from './inverse-of-tournament.ts';
import type { UndoingCommand } from './undo.ts';

/** A method, so that one of a kind's own events is an inverse among others: a stream holds its own kind alone. */
interface Inverse {
  of(history: readonly LoggedEvent[], event: LoggedEvent): readonly UndoingCommand[] | null;
}

const inverse = <State, Command, Event extends CompetitionEvent>(
  { initial, evolve }: Decider<State, Command, Event>,
  undo: (before: State, event: Event) => readonly UndoingCommand[] | null,
) => ({
  of(history: readonly Event[], event: Event) {
    return undo(history.reduce(evolve, initial), event);
  },
});

const inverses: Readonly<Record<string, Inverse | undefined>> = {
  season: inverse(season, inverseOfSeason),
  region: inverse(region, inverseOfRegion),
  category: inverse(category, inverseOfCategory),
  division: inverse(division, inverseOfDivision),
  ruleset: inverse(ruleset, inverseOfRuleset),
  league: inverse(league, inverseOfLeague),
  team: inverse(team, inverseOfTeam),
  tournament: inverse(tournament, inverseOfTournament),
  game: inverse(game, inverseOfGame),
};

/**
 * What undoes one event of a stream, given the events before it: commands to send in this order, to which the sender
 * adds their ids and the facts that they ask for. Null where nothing can undo it (an erasure, reserved ids, the choice
 * of the ongoing season); empty where there is nothing to undo.
 */
export const inverseOf = (
  before: readonly Recorded<LoggedEvent>[],
  event: Recorded<LoggedEvent>,
): readonly UndoingCommand[] | null => {
  const [kind = ''] = event.stream.split('-');
  return inverses[kind]?.of(before, event) ?? null;
};
