/** Margins smaller than this, either way, usually stand for games that are level after regulation. */
export const usualLevelBand = 0.75;

/** Cumulative standard normal distribution at `z` (Abramowitz and Stegun 26.2.17, error at most 7.5e-8). */
export const normalShare = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = 0.3989422804014327 * Math.exp((-z * z) / 2);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
};

/** Chances of the three outcomes of a game; they add up to 1. */
export type Chances = { readonly home: number; readonly tie: number; readonly away: number };

/**
 * Weights of the two parts of a margin's variance, fitted to seasons of children and of the NHL. The first part is
 * nearly the expected number of goals of both sides. The second has a higher weight because teams change over a season,
 * so ratings err more than their error bars state.
 */
const variance = { ofGoals: 0.9, ofErrors: 1.5 };

/** Standard deviation of a game's margin around its forecast, in goals, including the errors of both ratings. */
export const spreadOf = (goals: number, homeError: number, awayError: number): number =>
  Math.sqrt(variance.ofGoals * goals + variance.ofErrors * (homeError ** 2 + awayError ** 2));

/** Returns the chance that a game ends within `band` goals, either way. */
export const chanceWithin = (margin: number, spread: number, band: number): number =>
  normalShare((band - margin) / spread) - normalShare((-band - margin) / spread);

/** How a category's level games end. */
export type Level = {
  /** Share of games level after regulation that stay ties: 1 without overtime, 0 where shoot-outs always decide. */
  readonly tieShare: number;
  /** Margins smaller than this, either way, stand for games that are level after regulation. */
  readonly levelBand: number;
};

/** Returns the chances for an expected margin and its standard deviation. */
export const chancesOf = (margin: number, spread: number, { tieShare, levelBand }: Level): Chances => {
  const home = 1 - normalShare((levelBand - margin) / spread);
  const away = normalShare((-levelBand - margin) / spread);
  const level = Math.max(0, 1 - home - away);
  const decided = (level * (1 - tieShare)) / 2;
  return { home: home + decided, tie: level * tieShare, away: away + decided };
};

/** Returns the chance that the home team wins, provided that one of them does. */
export const homeShare = ({ home, away }: Chances): number => home / (home + away);
