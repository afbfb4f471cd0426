import type { Recorded } from '@rondelle/contracts/log/event.ts';
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
  of(before: unknown, event: LoggedEvent): readonly UndoingCommand[] | null;
}
const inverse = <State, Event extends LoggedEvent>(
  undo: (before: State, event: Event) => readonly UndoingCommand[] | null,
) => ({
  of(before: State, event: Event) {
    return undo(before, event);
  },
});

const inverses: Readonly<Record<string, Inverse | undefined>> = {
  season: inverse(inverseOfSeason),
  region: inverse(inverseOfRegion),
  category: inverse(inverseOfCategory),
  division: inverse(inverseOfDivision),
  ruleset: inverse(inverseOfRuleset),
  league: inverse(inverseOfLeague),
  team: inverse(inverseOfTeam),
  tournament: inverse(inverseOfTournament),
  game: inverse(inverseOfGame),
};

/**
 * What undoes one event of a stream, given what there was before it: commands to send in this order, to which the sender
 * adds their ids and the facts that they ask for. Null where nothing can undo it (an erasure, reserved ids, the choice
 * of the ongoing season); empty where there is nothing to undo.
 */
export const inverseOf = (
  before: unknown,
  event: Recorded<LoggedEvent>,
): readonly UndoingCommand[] | null => {
  const [kind = ''] = event.stream.split('-');
  return inverses[kind]?.of(before, event) ?? null;
};
