import {
  levelLimits,
  type OpponentDistance,
  type OpponentLevel,
} from '@rondelle/contracts/competition/opponent-filters.ts';
import type { NeutralForecast } from './neutral-forecast.ts';

/** By what teams are compared: ratings, ranks of their leagues, or only their distance. */
export type Basis = 'rating' | 'rank' | 'distance';

/** A rank and the number of teams in the table. */
export type Ranked = { readonly rank: number; readonly outOf: number };

export type Candidate = {
  readonly teamId: number;
  /** Kilometres; null when one of the cities is unknown. */
  readonly distance: number | null;
  readonly forecast: NeutralForecast | null;
  readonly ranked: Ranked | null;
  readonly gamesThisSeason: number;
  /** Recorded games of the weekend; null without a weekend. */
  readonly gamesOnWeekend: number | null;
};

export type Wish = {
  readonly basis: Basis;
  readonly own: Ranked | null;
  readonly within: OpponentDistance;
  readonly level: OpponentLevel;
  readonly isUnmet: boolean;
  readonly isFree: boolean;
};

/** Returns where a team stands in its table: 0 for the first, 1 for the last. */
const standingShare = ({ rank, outOf }: Ranked): number => (outOf < 2 ? 0 : (rank - 1) / (outOf - 1));

const rankGap = (own: Ranked | null, other: Ranked | null): number | null =>
  own && other ? Math.abs(standingShare(own) - standingShare(other)) : null;

const isWithin = (value: number | null, most: number): boolean =>
  most === Number.POSITIVE_INFINITY || (value !== null && value <= most);

const fits = ({ forecast, ranked, distance, ...one }: Candidate, wish: Wish): boolean => {
  const { goals, share } = levelLimits[wish.level];
  const farthest = wish.within === 'any' ? Number.POSITIVE_INFINITY : Number(wish.within);
  return (
    isWithin(distance, farthest) &&
    (wish.basis !== 'rating' || isWithin(forecast && Math.abs(forecast.margin), goals)) &&
    (wish.basis !== 'rank' || isWithin(rankGap(wish.own, ranked), share)) &&
    !(wish.isUnmet && one.gamesThisSeason > 0) &&
    !(wish.isFree && (one.gamesOnWeekend ?? 0) > 0)
  );
};

/** Unknown values come last. Values are compared as displayed, so that the distance decides between equals. */
const unevenness = ({ forecast, ranked }: Candidate, { basis, own }: Wish): number => {
  if (basis === 'distance') return 0;
  const gap = basis === 'rank' ? rankGap(own, ranked) : forecast && 1 - forecast.close;
  return gap === null ? Number.POSITIVE_INFINITY : Math.round(gap * 100);
};

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Returns the teams that fit the wish: those without a game against the team in the season first, then the evenest, then
 * the nearest. Others retain their order.
 */
export const opponentsFor = <C extends Candidate>(candidates: readonly C[], wish: Wish): readonly C[] =>
  candidates
    .filter((one) => fits(one, wish))
    .toSorted(
      (one, other) =>
        Number(one.gamesThisSeason > 0) - Number(other.gamesThisSeason > 0) ||
        compare(unevenness(one, wish), unevenness(other, wish)) ||
        compare(one.distance ?? Number.POSITIVE_INFINITY, other.distance ?? Number.POSITIVE_INFINITY),
    );
