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

export type Filter = {
  readonly basis: Basis;
  readonly own: Ranked | null;
  readonly within: OpponentDistance;
  readonly level: OpponentLevel;
  readonly isUnmet: boolean;
  readonly isFree: boolean;
};

/** Returns a team's position in its table as a share: 0 for the first rank, 1 for the last. */
const standingShare = ({ rank, outOf }: Ranked): number => (outOf < 2 ? 0 : (rank - 1) / (outOf - 1));

const rankGap = (own: Ranked | null, other: Ranked | null): number | null =>
  own && other ? Math.abs(standingShare(own) - standingShare(other)) : null;

const isWithin = (value: number | null, most: number): boolean =>
  most === Number.POSITIVE_INFINITY || (value !== null && value <= most);

const fits = ({ forecast, ranked, distance, ...one }: Candidate, filter: Filter): boolean => {
  const { goals, share } = levelLimits[filter.level];
  const farthest = filter.within === 'any' ? Number.POSITIVE_INFINITY : Number(filter.within);
  return (
    isWithin(distance, farthest) &&
    (filter.basis !== 'rating' || isWithin(forecast && Math.abs(forecast.margin), goals)) &&
    (filter.basis !== 'rank' || isWithin(rankGap(filter.own, ranked), share)) &&
    !(filter.isUnmet && one.gamesThisSeason > 0) &&
    !(filter.isFree && (one.gamesOnWeekend ?? 0) > 0)
  );
};

/** Unknown values come last. Values are compared as displayed, so that the distance decides between equals. */
const unevenness = ({ forecast, ranked }: Candidate, { basis, own }: Filter): number => {
  if (basis === 'distance') return 0;
  const gap = basis === 'rank' ? rankGap(own, ranked) : forecast && 1 - forecast.close;
  return gap === null ? Number.POSITIVE_INFINITY : Math.round(gap * 100);
};

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * Returns the teams that fit the filter: those without a game against the team in the season first, then the evenest,
 * then the nearest. Others retain their order.
 */
export const opponentsFor = <C extends Candidate>(candidates: readonly C[], filter: Filter): readonly C[] =>
  candidates
    .filter((one) => fits(one, filter))
    .toSorted(
      (one, other) =>
        Number(one.gamesThisSeason > 0) - Number(other.gamesThisSeason > 0) ||
        compare(unevenness(one, filter), unevenness(other, filter)) ||
        compare(one.distance ?? Number.POSITIVE_INFINITY, other.distance ?? Number.POSITIVE_INFINITY),
    );
