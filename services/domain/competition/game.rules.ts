import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import { marginErrorOf } from '@rondelle/contracts/competition/margin.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';

export const assertTwoTeams = ({
  homeTeamId,
  awayTeamId,
}: Pick<Fixture, 'homeTeamId' | 'awayTeamId'>): void => {
  if (homeTeamId === awayTeamId) throw new DomainError('game/same-team', 'awayTeamId');
};

/** Throws when a game names both a league and a tournament, or one team twice. */
export const assertFixture = (fixture: Fixture): void => {
  if (fixture.leagueId !== null && fixture.tournamentId !== null) {
    throw new DomainError('game/two-competitions', 'tournamentId');
  }
  assertTwoTeams(fixture);
};

/** Throws when the goals do not fit how the game was decided. A forfeit may have any goals. */
export const assertResult = (result: Result): void => {
  const error = result.forfeitedBy === null ? marginErrorOf(result) : null;
  if (error) throw new DomainError(`game/${error}`, 'homeGoals');
};
