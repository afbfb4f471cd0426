import type { GameRow } from '../games/games.table.ts';
import { explainGame } from '../ratings/ratings.ts';
import type { RatingRow } from '../ratings/ratings.table.ts';
import { homeMargin, isPlayed } from '../standings/result.ts';

/** Goals by which margins stray from forecasts that are perfectly sure; as the error bars of the ratings start from. */
const usualDeviation = 2.5;
/** Standard errors that a score may be away: of the games really played, fewer than one in a hundred is. */
const allowedErrors = 3;

/** A score against what the ratings expect, in goals of the home team. */
export type Forecast = {
  /** Without the game itself, as far as it moved the ratings of its two teams. */
  readonly expected: number;
  readonly actual: number;
  /** How far the two may be apart. */
  readonly allowed: number;
};

/**
 * Null where nothing can be said: a forfeit, a team without a rating, or teams that no games connect. Ratings of few
 * games have wide error bars, so that little is allowed to look strange early in a season.
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
    allowed: allowedErrors * Math.hypot(one.error, other.error, usualDeviation),
  };
};

/** A favourite surprises nobody by winning by twice the forecast: margins count only up to seven goals in the ratings. */
export const distanceOf = ({ expected, actual }: Forecast): number => {
  const isMoreOfTheSame = expected * actual > 0 && Math.abs(actual) > Math.abs(expected);
  return isMoreOfTheSame
    ? Math.max(0, Math.abs(actual) - 2 * Math.abs(expected))
    : Math.abs(actual - expected);
};

export const isFar = (forecast: Forecast): boolean => distanceOf(forecast) > forecast.allowed;
