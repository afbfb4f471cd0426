import type { Fixture } from '@rondelle/contracts/competition/game.events.ts';

type Placed = Pick<Fixture, 'leagueId' | 'tournamentId' | 'categoryId'> & { readonly seasonId: number };

/** Returns the key of the competition that a game counts in. Inter-league games share one per season and category. */
export const competitionOf = (game: Placed): string => {
  if (game.leagueId !== null) return `league-${game.leagueId}`;
  if (game.tournamentId !== null) return `tournament-${game.tournamentId}`;
  return `interleague-${game.seasonId}-${game.categoryId}`;
};
