import type { ResultsFilter } from '@rondelle/contracts/competition/lists.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';

const isOf = (game: GameCard, mine: readonly number[]) =>
  mine.includes(game.home.id) || mine.includes(game.away.id);

/** Filters the day's games: those of the reader's teams, live ones, or finished ones. Null returns all. */
export const filteredGames = (
  games: readonly GameCard[],
  show: ResultsFilter | null,
  mine: readonly number[],
): readonly GameCard[] => {
  if (show === null) return games;
  return games.filter((game) => (show === 'mine' ? isOf(game, mine) : game.status === show));
};
