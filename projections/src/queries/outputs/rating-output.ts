import type { RatingOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';

/**
 * Returns a team's rating with its rank in its connected group, from all ratings of its category; null when unrated.
 */
export const ratingOutputOf = (ratings: readonly RatingRow[], teamId: number): RatingOutput | null => {
  const own = ratings.find((row) => row.teamId === teamId);
  if (!own) return null;
  const group = ratings.filter((row) => row.connectedGroup === own.connectedGroup);
  return {
    value: own.rating,
    error: own.error,
    games: own.games,
    provisional: own.provisional,
    rank: 1 + group.filter((row) => row.rating > own.rating).length,
    outOf: group.length,
    results: own.results,
    resultsRank: 1 + group.filter((row) => row.results > own.results).length,
  };
};
