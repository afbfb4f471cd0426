import { homeWeight, usualHomeAdvantage } from './home-advantage.ts';
import { solveSystem } from './conjugate-gradients.ts';
import { marginCap } from './counted-margin.ts';

/** Prior before any game is played. */
export type RatingPrior = {
  /** Draws ratings to the average, or to last season's: like this many games that ended as expected. */
  readonly ridge: number;
};
/** Margins between teams by number, each with its weight; `expected` is the value that each rating is drawn to. */
export type Margins = {
  readonly home: Int32Array;
  readonly away: Int32Array;
  readonly margin: Float64Array;
  readonly weight: Float64Array;
  readonly expected: Float64Array;
};

const tolerance = 1e-14;
const maxSteps = 60;

/**
 * The unknowns are one rating per team, then the home advantage. The loss of a game is the squared error of its margin
 * times its weight, or zero when the margin is at the cap and the prediction exceeds it on the same side: convex and piecewise quadratic.
 */
type Problem = RatingPrior & {
  readonly margins: Margins;
  readonly size: number;
  /** The weight of each game that counts at the current ratings, 0 for the others. */
  readonly counted: Float64Array;
};

const residual = ({ home, away, margin }: Margins, x: Float64Array, game: number): number =>
  (margin[game] as number) -
  ((x[home[game] as number] as number) - (x[away[game] as number] as number) + (x[x.length - 1] as number));

/** Returns whether a game counts: its margin is below the cap, or the prediction does not exceed it. */
const isActive = (margin: number, error: number): boolean =>
  Math.abs(margin) < marginCap || margin * error >= 0;

/** The objective that the ratings minimise. */
export const objective = (margins: Margins, x: Float64Array, { ridge }: RatingPrior): number => {
  let sum = homeWeight * ((x[x.length - 1] as number) - usualHomeAdvantage) ** 2;
  for (let team = 0; team < x.length - 1; team += 1)
    sum += ridge * ((x[team] as number) - (margins.expected[team] as number)) ** 2;
  for (let game = 0; game < margins.margin.length; game += 1) {
    const error = residual(margins, x, game);
    if (isActive(margins.margin[game] as number, error))
      sum += (margins.weight[game] as number) * error * error;
  }
  return sum;
};

/** Finds the games that count at `x`. Returns whether they are others than before. */
const activate = ({ margins, counted }: Problem, x: Float64Array): boolean => {
  const { margin, weight } = margins;
  let changed = false;
  for (let game = 0; game < counted.length; game += 1) {
    const now = isActive(margin[game] as number, residual(margins, x, game)) ? (weight[game] as number) : 0;
    if (counted[game] !== now) changed = true;
    counted[game] = now;
  }
  return changed;
};

/** Multiplies half the Hessian of the active games by `v`, into `out`. */
const multiply = (
  { margins: { home, away }, counted, size, ridge }: Problem,
  v: Float64Array,
  out: Float64Array,
) => {
  const last = size - 1;
  const shared = v[last] as number;
  let total = 0;
  for (let team = 0; team < last; team += 1) out[team] = ridge * (v[team] as number);
  for (let game = 0; game < counted.length; game += 1) {
    const h = home[game] as number;
    const a = away[game] as number;
    const predicted = (counted[game] as number) * ((v[h] as number) - (v[a] as number) + shared);
    out[h] = (out[h] as number) + predicted;
    out[a] = (out[a] as number) - predicted;
    total += predicted;
  }
  out[last] = total + homeWeight * shared;
};

/** Returns minus half the gradient at `x`, and the diagonal of half the Hessian. */
const gradient = ({ margins, counted, size, ridge }: Problem, x: Float64Array) => {
  const { home, away, expected } = margins;
  const last = size - 1;
  const slope = new Float64Array(size);
  const diagonal = new Float64Array(size).fill(ridge);
  diagonal[last] = homeWeight;
  slope[last] = homeWeight * (usualHomeAdvantage - (x[last] as number));
  for (let team = 0; team < last; team += 1)
    slope[team] = ridge * ((expected[team] as number) - (x[team] as number));
  for (let game = 0; game < counted.length; game += 1) {
    const weight = counted[game] as number;
    const error = weight * residual(margins, x, game);
    const h = home[game] as number;
    const a = away[game] as number;
    slope[h] = (slope[h] as number) + error;
    slope[a] = (slope[a] as number) - error;
    slope[last] += error;
    diagonal[h] = (diagonal[h] as number) + weight;
    diagonal[a] = (diagonal[a] as number) + weight;
    diagonal[last] += weight;
  }
  return { slope, diagonal };
};

/** Returns the step to the minimum of the active games' quadratic. */
const newtonStep = (problem: Problem, x: Float64Array): Float64Array => {
  const { slope, diagonal } = gradient(problem, x);
  const multiplied = (v: Float64Array, out: Float64Array) => multiply(problem, v, out);
  return solveSystem({ right: slope, diagonal, multiply: multiplied }, tolerance);
};

const along = (x: Float64Array, step: Float64Array, length: number): Float64Array =>
  x.map((value, index) => value + length * (step[index] as number));

/**
 * Halves the step until the objective decreases, since games start or stop to count along the way. Returns `x` itself
 * at the minimum.
 */
const descend = (problem: Problem, x: Float64Array, step: Float64Array): Float64Array => {
  const before = objective(problem.margins, x, problem);
  for (let length = 1; length > 1e-6; length /= 2) {
    const next = along(x, step, length);
    if (objective(problem.margins, next, problem) < before) return next;
  }
  return x;
};

/**
 * Returns ratings by team number, then the home advantage. Any `start` leads to the same result.
 */
export const solve = (
  margins: Margins,
  { ridge }: RatingPrior,
  start: Float64Array = new Float64Array(margins.expected.length + 1),
): Float64Array => {
  const size = margins.expected.length + 1;
  const problem = { margins, ridge, size, counted: new Float64Array(margins.margin.length) };
  let x = start;
  activate(problem, x);
  for (let round = 0; round < maxSteps; round += 1) {
    const step = newtonStep(problem, x);
    const minimum = along(x, step, 1);
    // A minimum for the active games, at which the same games are active, is the global minimum.
    if (!activate(problem, minimum)) return minimum;
    const next = descend(problem, x, step);
    if (next === x) break;
    x = next;
    activate(problem, x);
  }
  return x;
};
