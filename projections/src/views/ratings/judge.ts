/** A forecast and its result: the chance of the home team, provided that one of the two wins, and whether it won. */
export type Judged = { readonly chance: number; readonly homeWon: boolean };

const nearlySure = 1e-4;

/** Returns the log-loss of a forecast: −ln of the chance of the result; a coin flip costs 0.693. */
export const logLossOf = ({ chance, homeWon }: Judged): number => {
  const bounded = Math.min(1 - nearlySure, Math.max(nearlySure, chance));
  return -Math.log(homeWon ? bounded : 1 - bounded);
};

/** Returns 1 when the favourite won, 0 when it lost, and ½ when there was none. */
export const hitOf = ({ chance, homeWon }: Judged): number => {
  if (chance === 0.5) return 0.5;
  return chance > 0.5 === homeWon ? 1 : 0;
};

export type Score = { readonly games: number; readonly hits: number; readonly logLoss: number };

/** Sums the games, hits and log-losses. */
export const scoreOf = (judged: readonly Judged[]): Score =>
  judged.reduce(
    (sum, one) => ({
      games: sum.games + 1,
      hits: sum.hits + hitOf(one),
      logLoss: sum.logLoss + logLossOf(one),
    }),
    { games: 0, hits: 0, logLoss: 0 },
  );

/**
 * Games whose favourite had a chance in this tenth: how many, how many the favourite won, and the sum of the chances.
 */
export type CalibrationBin = { readonly games: number; readonly wins: number; readonly chances: number };
export const calibrationBins = 5;

/** Bins favourites by their chance, in tenths from 50 to 100 %. */
export const calibrationOf = (judged: readonly Judged[]): readonly CalibrationBin[] => {
  const bins = Array.from({ length: calibrationBins }, () => ({ games: 0, wins: 0, chances: 0 }));
  for (const { chance, homeWon } of judged) {
    const favourite = Math.max(chance, 1 - chance);
    const bin = bins[Math.min(calibrationBins - 1, Math.floor((favourite - 0.5) * 10))];
    if (!bin) continue;
    bin.games += 1;
    bin.wins += chance >= 0.5 === homeWon ? 1 : 0;
    bin.chances += favourite;
  }
  return bins;
};

/** A difference of ratings in the method's own unit, and whether the home team won. */
export type Sample = { readonly difference: number; readonly homeWon: boolean };

/** Returns the log-odds of a chance, bounded as its log-loss is. */
export const logOddsOf = (chance: number): number => {
  const bounded = Math.min(1 - nearlySure, Math.max(nearlySure, chance));
  return Math.log(bounded / (1 - bounded));
};

const chanceOf = (difference: number, scale: number, home: number): number =>
  1 / (1 + Math.exp(-(scale * difference + home)));

/** A logistic curve from difference to chance: 1 / (1 + e^−(scale · difference + home)). */
export type Curve = { readonly scale: number; readonly home: number };
export const judgedBy = (samples: readonly Sample[], { scale, home }: Curve): readonly Judged[] =>
  samples.map(({ difference, homeWon }) => ({ chance: chanceOf(difference, scale, home), homeWon }));

const closeEnough = 1e-9;

/** Fits the logistic curve to samples by Newton's method, with a small ridge so that it always converges. */
export const fitCurve = (samples: readonly Sample[]): Curve => {
  let [scale, home] = [0, 0];
  for (let round = 0; round < 25; round += 1) {
    let [slopeS, slopeH, ss, sh, hh] = [-0.1 * scale, -0.1 * home, 0.1, 0, 0.1];
    for (const { difference, homeWon } of samples) {
      const chance = chanceOf(difference, scale, home);
      const error = (homeWon ? 1 : 0) - chance;
      const weight = chance * (1 - chance);
      slopeS += error * difference;
      slopeH += error;
      ss += weight * difference * difference;
      sh += weight * difference;
      hh += weight;
    }
    const determinant = ss * hh - sh * sh;
    const step = (hh * slopeS - sh * slopeH) / determinant;
    const shift = (ss * slopeH - sh * slopeS) / determinant;
    scale += step;
    home += shift;
    if (Math.abs(step) + Math.abs(shift) < closeEnough) break;
  }
  return { scale, home };
};
