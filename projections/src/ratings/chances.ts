/** Margins of less than this, either way, stand for games that are level after regulation. */
export const levelBand = 0.75;
/** Games stray a little further from their forecast than the games that the ratings were fitted to. */
const inflation = 1.1;

/** The normal distribution's share below `z` (Abramowitz and Stegun 26.2.17, off by at most 7.5e-8). */
export const normalShare = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = 0.3989422804014327 * Math.exp((-z * z) / 2);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
};

/** How a game can end, as chances that add up to 1. */
export type Chances = { readonly home: number; readonly tie: number; readonly away: number };

/** One standard deviation of a game's margin about its forecast, in goals, when both ratings have an error. */
export const spreadOf = (deviation: number, homeError: number, awayError: number): number =>
  Math.hypot(inflation * deviation, homeError, awayError);

/**
 * The chances from an expected margin and how far the margin may stray from it. `tieShare` is the share of games level
 * after regulation that stay level: 1 without overtime, 0 where shoot-outs always decide.
 */
export const chancesOf = (margin: number, spread: number, tieShare: number): Chances => {
  const home = 1 - normalShare((levelBand - margin) / spread);
  const away = normalShare((-levelBand - margin) / spread);
  const level = Math.max(0, 1 - home - away);
  const decided = (level * (1 - tieShare)) / 2;
  return { home: home + decided, tie: level * tieShare, away: away + decided };
};

/** The chance that the home team wins, if one of them does. */
export const homeShare = ({ home, away }: Chances): number => home / (home + away);
