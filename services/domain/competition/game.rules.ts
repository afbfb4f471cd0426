import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import { marginFaultOf } from '@rondelle/contracts/competition/margin.ts';
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

/** The goals go with how the game was decided; of a forfeit, any may stand. */
export const assertResult = (result: Result): void => {
  const fault = result.forfeitedBy === null ? marginFaultOf(result) : null;
  if (fault) throw new DomainError(`game/${fault}`, 'homeGoals');
};
