import type { RatingRow } from '../../views/ratings/ratings.table.ts';

/** The number of teams rated from `from` to `from + step` goals. */
export type RatingSpread = {
  readonly step: number;
  readonly bins: readonly { readonly from: number; readonly teams: number }[];
  /** Rated teams that no chain of games connects with these. */
  readonly apart: number;
};

type Rated = Pick<RatingRow, 'rating' | 'connectedGroup'>;
const leastTeams = 5;
/** Widths of a bin in goals; the first one that gives at most a dozen bins is used. */
const steps = [0.5, 1, 2, 5, 10, 20, 50] as const;
const mostBins = 12;

/** Returns the largest group of teams whose ratings can be compared. */
const largestGroup = (ratings: readonly Rated[]): readonly Rated[] =>
  [...Map.groupBy(ratings, ({ connectedGroup }) => connectedGroup).values()].reduce<readonly Rated[]>(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  );

/** Returns the distribution of a category's ratings, best first; null when fewer than five teams can be compared. */
export const ratingSpread = (ratings: readonly Rated[]): RatingSpread | null => {
  const group = largestGroup(ratings);
  if (group.length < leastTeams) return null;
  const values = group.map(({ rating }) => rating);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const binsOf = (step: number) => Math.floor(high / step) - Math.floor(low / step) + 1;
  const step = steps.find((one) => binsOf(one) <= mostBins) ?? 100;
  const top = Math.floor(high / step);
  const bins = Array.from({ length: binsOf(step) }, (_, at) => {
    const place = top - at;
    return { from: place * step, teams: values.filter((value) => Math.floor(value / step) === place).length };
  });
  return { step, bins, apart: ratings.length - group.length };
};
