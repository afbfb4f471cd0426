import { homeWeight, usualHomeAdvantage } from './home-advantage.ts';
import { type Margins, objective, solve } from './solve.ts';
import type { Schedule } from './schedule.ts';

/** Prior for the standard deviation of margins around the forecast; weighs as much as ten games. */
const priorDeviation = 2.7;
const priorGames = 10;
/**
 * Parameters of the pull of ratings to the average. The variance of margins is modelled as that of one game between
 * equal teams plus twice the variance of the teams. Fitted to one season of youth hockey and fourteen of the NHL.
 */
const pull = {
  betweenEquals: 5.8,
  /** Prior for a category without a last season; weighs as much as five games. */
  usual: { variance: 15, games: 5 },
  /** How many games last season's variance weighs. */
  gamesOfLastSeason: 200,
  leastOfTeams: 0.25,
  factor: 0.4,
  power: 1.38,
};

/** Ratings of a category, fitted to the margins of its games. */
export type MarginFit = {
  /** Goals better than average, in the order of `schedule.teamIds`, then the home advantage. */
  readonly x: Float64Array;
  readonly ridge: number;
  /** Standard deviation of margins around their forecast, in goals. */
  readonly deviation: number;
};

/** The mean margin of a matchup counts as much as the margins of its games. */
const marginsOf = ({ matchups, expected }: Schedule): Margins => ({ ...matchups, expected });

/** Effective number of parameters of the fit. */
const freedomUsed = ({ gamesOf }: Schedule, ridge: number): number =>
  gamesOf.reduce((sum, games) => sum + games / (games + ridge), 0);

const deviationOf = (schedule: Schedule, x: Float64Array, ridge: number): number => {
  const { squaresWithin, weight } = schedule.matchups;
  let squares = squaresWithin + objective(marginsOf(schedule), x, { ridge });
  for (let team = 0; team < x.length - 1; team += 1)
    squares -= ridge * ((x[team] as number) - (schedule.expected[team] as number)) ** 2;
  squares -= homeWeight * ((x[x.length - 1] as number) - usualHomeAdvantage) ** 2;
  const games = schedule.margin.length;
  let counted = 0;
  for (let matchup = 0; matchup < weight.length; matchup += 1) counted += weight[matchup] as number;
  // The parameters take the same share of the weights as of the games.
  const freedom = games === 0 ? 0 : counted * Math.max(0, 1 - freedomUsed(schedule, ridge) / games);
  return Math.sqrt((Math.max(0, squares) + priorGames * priorDeviation ** 2) / (freedom + priorGames));
};

/**
 * Returns the ridge for how far apart the teams of a category are: strong among equals, weak where a few win by ten.
 */
export const ridgeOf = ({ margin, opening }: Schedule): number => {
  let squares = 0;
  // Every week of every category sums all its games: `reduce` would make two objects for each.
  for (let game = 0; game < margin.length; game += 1)
    squares += ((margin[game] as number) - usualHomeAdvantage) ** 2;
  const prior =
    opening.variance === null ? pull.usual : { variance: opening.variance, games: pull.gamesOfLastSeason };
  const variance = (squares + prior.games * prior.variance) / (margin.length + prior.games);
  const ofTeams = Math.max(pull.leastOfTeams, (variance - pull.betweenEquals) / 2);
  return pull.factor * (pull.betweenEquals / ofTeams) ** pull.power;
};

/** Returns the variance of a category's margins that led to a ridge. */
export const varianceBehind = (ridge: number): number =>
  pull.betweenEquals * (1 + 2 / (ridge / pull.factor) ** (1 / pull.power));

/** Fits ratings to a schedule. Faster from the fit of an earlier week with the same team numbers. */
export const fitMargins = (schedule: Schedule, start?: MarginFit): MarginFit => {
  const ridge = ridgeOf(schedule);
  const x = solve(marginsOf(schedule), { ridge }, start?.x);
  return { x, ridge, deviation: deviationOf(schedule, x, ridge) };
};
