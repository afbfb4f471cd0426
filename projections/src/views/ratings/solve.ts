import { homeWeight, usualHomeAdvantage } from './home-advantage.ts';
import { marginCap, type Schedule } from './schedule.ts';

/** Prior before any game is played. */
export type Beliefs = {
  /** Draws ratings to the average, or to last season's: like this many games that ended as expected. */
  readonly ridge: number;
};
const tolerance = 1e-14;
const maxSteps = 60;

/**
 * The unknowns are one rating per team, then the home advantage. The loss of a game is the squared error of its margin
 * times its weight, or zero when the margin is at the cap and the prediction exceeds it on the same side: convex and piecewise quadratic.
 */
type Problem = Beliefs & { readonly schedule: Schedule; readonly size: number; readonly active: Uint8Array };

const residual = ({ home, away, margin }: Schedule, x: Float64Array, game: number): number =>
  (margin[game] as number) -
  ((x[home[game] as number] as number) - (x[away[game] as number] as number) + (x[x.length - 1] as number));

/** Returns whether a game counts: its margin is below the cap, or the prediction does not exceed it. */
const isActive = (margin: number, error: number): boolean =>
  Math.abs(margin) < marginCap || margin * error >= 0;

/** The objective that the ratings minimise. */
export const objective = (schedule: Schedule, x: Float64Array, { ridge }: Beliefs): number => {
  let sum = homeWeight * ((x[x.length - 1] as number) - usualHomeAdvantage) ** 2;
  for (let team = 0; team < x.length - 1; team += 1)
    sum += ridge * ((x[team] as number) - (schedule.expected[team] as number)) ** 2;
  for (let game = 0; game < schedule.margin.length; game += 1) {
    const error = residual(schedule, x, game);
    if (isActive(schedule.margin[game] as number, error))
      sum += (schedule.weight[game] as number) * error * error;
  }
  return sum;
};

/** Marks the games that count at `x`. Returns whether the marks changed. */
const activate = ({ schedule, active }: Problem, x: Float64Array): boolean => {
  let changed = false;
  for (let game = 0; game < active.length; game += 1) {
    const now = isActive(schedule.margin[game] as number, residual(schedule, x, game)) ? 1 : 0;
    if (active[game] !== now) changed = true;
    active[game] = now;
  }
  return changed;
};

/** Multiplies half the Hessian of the active games by `v`, into `out`. */
const multiply = (
  { schedule: { home, away, weight }, active, size, ridge }: Problem,
  v: Float64Array,
  out: Float64Array,
) => {
  const last = size - 1;
  const shared = v[last] as number;
  let total = 0;
  for (let team = 0; team < last; team += 1) out[team] = ridge * (v[team] as number);
  for (let game = 0; game < active.length; game += 1) {
    if (active[game] === 0) continue;
    const h = home[game] as number;
    const a = away[game] as number;
    const predicted = (weight[game] as number) * ((v[h] as number) - (v[a] as number) + shared);
    out[h] = (out[h] as number) + predicted;
    out[a] = (out[a] as number) - predicted;
    total += predicted;
  }
  out[last] = total + homeWeight * shared;
};

/** Returns minus half the gradient at `x`, and the diagonal of half the Hessian. */
const gradient = ({ schedule, active, size, ridge }: Problem, x: Float64Array) => {
  const { home, away, expected } = schedule;
  const last = size - 1;
  const slope = new Float64Array(size);
  const diagonal = new Float64Array(size).fill(ridge);
  diagonal[last] = homeWeight;
  slope[last] = homeWeight * (usualHomeAdvantage - (x[last] as number));
  for (let team = 0; team < last; team += 1)
    slope[team] = ridge * ((expected[team] as number) - (x[team] as number));
  for (let game = 0; game < active.length; game += 1) {
    if (active[game] === 0) continue;
    const weight = schedule.weight[game] as number;
    const error = weight * residual(schedule, x, game);
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

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
  return sum;
};

/** Returns the step to the minimum of the active games' quadratic, by preconditioned conjugate gradients. */
const newtonStep = (problem: Problem, x: Float64Array): Float64Array => {
  const { slope: rest, diagonal } = gradient(problem, x);
  const step = new Float64Array(problem.size);
  const image = new Float64Array(problem.size);
  const direction = rest.map((value, index) => value / (diagonal[index] as number));
  let size = dot(rest, direction);
  for (let round = 0; round < 4 * problem.size && size > tolerance; round += 1) {
    multiply(problem, direction, image);
    const length = size / dot(direction, image);
    let nextSize = 0;
    for (let index = 0; index < step.length; index += 1) {
      step[index] = (step[index] as number) + length * (direction[index] as number);
      const left = (rest[index] as number) - length * (image[index] as number);
      rest[index] = left;
      nextSize += (left * left) / (diagonal[index] as number);
    }
    for (let index = 0; index < step.length; index += 1)
      direction[index] =
        (rest[index] as number) / (diagonal[index] as number) +
        (nextSize / size) * (direction[index] as number);
    size = nextSize;
  }
  return step;
};

const along = (x: Float64Array, step: Float64Array, length: number): Float64Array =>
  x.map((value, index) => value + length * (step[index] as number));

/**
 * Halves the step until the objective decreases, since games start or stop to count along the way. Returns `x` itself
 * at the minimum.
 */
const descend = (problem: Problem, x: Float64Array, step: Float64Array): Float64Array => {
  const before = objective(problem.schedule, x, problem);
  for (let length = 1; length > 1e-6; length /= 2) {
    const next = along(x, step, length);
    if (objective(problem.schedule, next, problem) < before) return next;
  }
  return x;
};

/**
 * Returns ratings in the order of `schedule.teamIds`, then the home advantage. Any `start` leads to the same result.
 */
export const solve = (
  schedule: Schedule,
  { ridge }: Beliefs,
  start: Float64Array = new Float64Array(schedule.teamIds.length + 1),
): Float64Array => {
  const size = schedule.teamIds.length + 1;
  const problem = { schedule, ridge, size, active: new Uint8Array(schedule.margin.length) };
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
