import { varianceBehind } from '../../views/ratings/fit-margins.ts';
import { noOpening, type Opening, openingOf } from '../../views/ratings/opening.ts';
import type { OpeningRatingsRow } from '../../views/ratings/opening-ratings.table.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';

type Ended = Pick<RatingRow, 'teamId' | 'rating' | 'ridge'>;
export type RecordedOpening = Pick<OpeningRatingsRow, 'variance' | 'ratings'>;

/** Smaller differences are not recorded again, so that a correction does not move all the seasons after it. */
const tolerance = { rating: 0.05, variance: 0.5 };

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A team that had no rating in the category, and the ratings of its organization's teams in all categories. */
export type Newcomer = { readonly teamId: number; readonly sum: number; readonly teams: number };

/** The average of the organization's teams and one average team: one team is weaker evidence than ten. */
const ratingOfNewcomer = ({ sum, teams }: Newcomer): number => sum / (teams + 1);

/** Returns the opening of the next season from a category's ratings at the end of a season; null without ratings. */
export const recordedAfter = (
  rows: readonly Ended[],
  newcomers: readonly Newcomer[] = [],
): RecordedOpening | null => {
  const [first] = rows;
  if (!first) return null;
  return {
    variance: rounded(varianceBehind(first.ridge)),
    ratings: [...rows, ...newcomers.map((one) => ({ teamId: one.teamId, rating: ratingOfNewcomer(one) }))]
      .map(({ teamId, rating }) => ({ teamId, rating: rounded(rating) }))
      .sort((a, b) => a.teamId - b.teamId),
  };
};

export const openingAfter = (rows: readonly Ended[]): Opening => {
  const recorded = recordedAfter(rows);
  return recorded ? openingOf(recorded) : noOpening;
};

/** Returns whether two openings differ too little to be recorded again. */
export const isNearlyEqual = (one: RecordedOpening, other: RecordedOpening): boolean => {
  if (Math.abs(one.variance - other.variance) > tolerance.variance) return false;
  if (one.ratings.length !== other.ratings.length) return false;
  const { ratings } = openingOf(other);
  return one.ratings.every(({ teamId, rating }) => {
    const known = ratings.get(teamId);
    return known !== undefined && Math.abs(known - rating) <= tolerance.rating;
  });
};
