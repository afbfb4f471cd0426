import { homeWeight, objective, solve, usualHomeAdvantage } from './solve.ts';
import type { Schedule } from './schedule.ts';

/** A game's margin strays about this far from its forecast; weighs as much as ten games. */
const usualDeviation = 2.7;
const usualGames = 10;
/**
 * How hard ratings are pulled to the average: the variance of margins is that of one game between equals, and twice that
 * of the teams. Chosen on a season of youth hockey and fourteen of the NHL.
 */
const pull = {
  betweenEquals: 5.8,
  /** Of a usual category; weighs as much as five games. */
  usualVariance: 15,
  usualGames: 5,
  leastOfTeams: 0.25,
  factor: 0.6,
  power: 1.1,
};

/** Ratings of a category by the margins of its games. */
export type MarginFit = {
  /** Goals better than average, in the order of `schedule.teamIds`, then home advantage. */
  readonly x: Float64Array;
  readonly ridge: number;
  /** How far margins stray from their forecast: one standard deviation, in goals. */
  readonly deviation: number;
};

/** As many of the games as the ratings used up by following them. */
const freedomUsed = ({ gamesOf }: Schedule, ridge: number): number =>
  gamesOf.reduce((sum, games) => sum + games / (games + ridge), 0);

const deviationOf = (schedule: Schedule, x: Float64Array, ridge: number): number => {
  let squares = objective(schedule, x, { ridge });
  for (let team = 0; team < x.length - 1; team += 1) squares -= ridge * (x[team] as number) ** 2;
  squares -= homeWeight * ((x[x.length - 1] as number) - usualHomeAdvantage) ** 2;
  const freedom = Math.max(0, schedule.margin.length - freedomUsed(schedule, ridge));
  return Math.sqrt((Math.max(0, squares) + usualGames * usualDeviation ** 2) / (freedom + usualGames));
};

/** The pull that fits how far the teams of this category are apart: strong among equals, weak where a few win by ten. */
export const ridgeOf = ({ margin }: Schedule): number => {
  const squares = margin.reduce((sum, value) => sum + (value - usualHomeAdvantage) ** 2, 0);
  const variance = (squares + pull.usualGames * pull.usualVariance) / (margin.length + pull.usualGames);
  const ofTeams = Math.max(pull.leastOfTeams, (variance - pull.betweenEquals) / 2);
  return pull.factor * (pull.betweenEquals / ofTeams) ** pull.power;
};

/** Fits ratings to a schedule; from the fit of an earlier week, whose teams are numbered alike, faster. */
export const fitMargins = (schedule: Schedule, start?: MarginFit): MarginFit => {
  const ridge = ridgeOf(schedule);
  const x = solve(schedule, { ridge }, start?.x);
  return { x, ridge, deviation: deviationOf(schedule, x, ridge) };
};
