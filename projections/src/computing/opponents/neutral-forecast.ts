import { closeMargin } from '@rondelle/contracts/competition/opponent-filters.ts';
import { chancesOf, chanceWithin, spreadOf, usualLevelBand } from '../../views/ratings/chances.ts';
import { tieShareAmong } from '../../views/ratings/level-games.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';

type Rated = Pick<RatingRow, 'rating' | 'error' | 'connectedGroup'>;

/** The sums of a category's season: games, goals of both sides, and how games level after regulation ended. */
export type CategoryTotals = {
  readonly games: number;
  readonly goals: number;
  readonly ties: number;
  readonly decidedLater: number;
};

/** Usual goals of a game, with the weight of ten games: the first weekend of a season then has plausible chances. */
const usual = { goals: 6, games: 10 };

export type NeutralForecast = {
  /** Chance of a tie or of a margin of at most two goals. */
  readonly close: number;
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
  /** Expected margin, in goals. */
  readonly margin: number;
};

/** Four decimals, as the forecasts of games have. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/**
 * Forecasts a game of two teams where neither is at home, from the side of the first; null when no chain of games
 * connects them.
 */
export const neutralForecast = (
  own: Rated,
  other: Rated,
  { games, goals, ties, decidedLater }: CategoryTotals,
): NeutralForecast | null => {
  if (own.connectedGroup !== other.connectedGroup) return null;
  const margin = own.rating - other.rating;
  const expected = (goals + usual.goals * usual.games) / (games + usual.games);
  const spread = spreadOf(Math.max(expected, Math.abs(margin)), own.error, other.error);
  const tieShare = tieShareAmong({ ties, decided: decidedLater });
  const { home, tie, away } = chancesOf(margin, spread, { tieShare, levelBand: usualLevelBand });
  const close = chanceWithin(margin, spread, closeMargin + 0.5);
  return {
    close: rounded(close),
    win: rounded(home),
    tie: rounded(tie),
    loss: rounded(away),
    margin: rounded(margin),
  };
};
