import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';

export const assertTwoTeams = ({
  homeTeamId,
  awayTeamId,
}: Pick<Fixture, 'homeTeamId' | 'awayTeamId'>): void => {
  if (homeTeamId === awayTeamId) throw new DomainError('game/same-team', 'awayTeamId');
};

/** A game is in a league, or in a tournament, or in neither; between two teams. */
export const assertFixture = (fixture: Fixture): void => {
  if (fixture.leagueId !== null && fixture.tournamentId !== null) {
    throw new DomainError('game/two-competitions', 'tournamentId');
  }
  assertTwoTeams(fixture);
};

/**
 * A shoot-out is won by exactly one goal, the extra one included; overtime ends at the first goal or in a tie. A forfeit
 * counts the ruleset's score instead of the goals, so any goals may stand.
 */
export const assertResult = ({ homeGoals, awayGoals, decidedIn, forfeitedBy }: Result): void => {
  if (forfeitedBy !== null) return;
  const margin = Math.abs(homeGoals - awayGoals);
  if (decidedIn === 'shootout' && margin !== 1)
    throw new DomainError('game/shootout-needs-one-goal', 'homeGoals');
  if (decidedIn === 'overtime' && margin > 1) throw new DomainError('game/overtime-by-one-goal', 'homeGoals');
};
