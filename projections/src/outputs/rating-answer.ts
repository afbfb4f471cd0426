import type { RatingOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { RatingRow } from '../ratings/ratings.table.ts';

/** A team's rating and its rank among the teams that games connect it with, out of all ratings of its category. */
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
  };
};
