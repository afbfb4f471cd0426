import { usualHomeAdvantage } from './home-advantage.ts';
import type { OpeningRatingsRow } from './opening-ratings.table.ts';

/** Opening of a category before its first game: the ratings of its teams at the end of the last season. */
export type Opening = {
  /** Rating at the end of the last season, in goals, by team id; a team without one counts as average. */
  readonly ratings: ReadonlyMap<number, number>;
  /** Variance of the margins of the last season; null without one. */
  readonly variance: number | null;
};
export const noOpening: Opening = { ratings: new Map(), variance: null };

/** Returns the opening recorded for a category, if any. */
export const openingOf = (row: Pick<OpeningRatingsRow, 'variance' | 'ratings'> | undefined): Opening =>
  row
    ? { ratings: new Map(row.ratings.map(({ teamId, rating }) => [teamId, rating])), variance: row.variance }
    : noOpening;

/**
 * Before any game, last season's ratings are expected to hold in full. That weighs as much as 300 games between teams
 * that were one goal apart: many months where teams are close, one weekend where a few win by ten.
 */
const priorWeight = 300;

type Played = { readonly home: Int32Array; readonly away: Int32Array; readonly margin: Float64Array };

/**
 * Returns how much of the differences of last season remains in this season's margins after so many games: 1 for all, 0
 * for nothing. `last` has last season's rating of each team.
 */
export const retainedShares = ({ home, away, margin }: Played, last: Float64Array): Float64Array => {
  const shares = new Float64Array(margin.length + 1).fill(1);
  let [together, squares] = [priorWeight, priorWeight];
  for (let game = 0; game < margin.length; game += 1) {
    const difference = (last[home[game] as number] as number) - (last[away[game] as number] as number);
    together += difference * ((margin[game] as number) - usualHomeAdvantage);
    squares += difference * difference;
    shares[game + 1] = Math.max(0, Math.min(1, together / squares));
  }
  return shares;
};

/** Returns the opening as integers, for a hash. */
export const numbersOfOpening = ({ ratings, variance }: Opening): readonly number[] =>
  variance === null
    ? []
    : [
        Math.round(variance * 1000),
        ...[...ratings]
          .sort(([a], [b]) => a - b)
          .flatMap(([teamId, rating]) => [teamId, Math.round(rating * 1000)]),
      ];
