import type { GameRow } from '../../views/games/games.table.ts';
import { explainGame } from '../../views/ratings/ratings.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import { homeMargin, isPlayed } from '../../views/games/result.ts';

/** Standard deviation of margins around a forecast from exact ratings, in goals. */
const gameDeviation = 2.5;
/** Number of standard errors by which a score may differ; fewer than one real game in a hundred differs by more. */
const allowedErrors = 3;

/** A score compared with what the ratings expect, in goals from the home team's side. */
export type Forecast = {
  /** Excludes the game's own effect on the ratings of its two teams. */
  readonly expected: number;
  readonly actual: number;
  /** Maximum difference of `expected` and `actual` in a likely score. */
  readonly allowed: number;
};

/**
 * Compares a game with its forecast; null for a forfeit, a team without a rating, or teams that no games connect.
 * Ratings from few games have wide error bars, so that few scores are suspicious early in a season.
 */
export const forecastOf = (ratings: readonly RatingRow[], game: GameRow): Forecast | null => {
  const explanation = explainGame(ratings, game);
  const [one, other] = ratings;
  if (!explanation || !one || !other || !isPlayed(game)) return null;
  if (one.connectedGroup !== other.connectedGroup) return null;
  const { expected, effect } = explanation;
  return {
    expected: expected - (effect ? effect.home - effect.away : 0),
    actual: homeMargin(game),
    allowed: allowedErrors * Math.hypot(one.error, other.error, gameDeviation),
  };
};

/**
 * Returns how far a score is from the forecast. A favourite may win by up to twice the expected margin, since ratings
 * cap margins.
 */
export const distanceOf = ({ expected, actual }: Forecast): number => {
  const isMoreOfTheSame = expected * actual > 0 && Math.abs(actual) > Math.abs(expected);
  return isMoreOfTheSame
    ? Math.max(0, Math.abs(actual) - 2 * Math.abs(expected))
    : Math.abs(actual - expected);
};

export const isFar = (forecast: Forecast): boolean => distanceOf(forecast) > forecast.allowed;
