import type { Schedule } from './schedule.ts';
import { objective, ridge } from './solve.ts';

/** A game's margin strays about this far from any forecast; weighs as much as five games until there are more. */
const usualDeviation = 2.5;
const usualGames = 5;

/** How far margins stray from the ratings' forecast, in goals; games beyond their forecast stray by nothing. */
const deviation = (schedule: Schedule, x: Float64Array): number => {
  let squares = objective(schedule, x);
  for (let team = 0; team < x.length - 1; team += 1) squares -= ridge * (x[team] as number) ** 2;
  const freedom = Math.max(0, schedule.margin.length - schedule.teamIds.length);
  return Math.sqrt((squares + usualGames * usualDeviation ** 2) / (freedom + usualGames));
};

/**
 * One standard error of each rating in goals: sigma · sqrt(1/(A_ii − Σ_j A_ij²/A_jj)), the inverse's diagonal with the
 * opponents' own uncertainty taken to the second order. All rated games count in A, the error of home advantage does not.
 */
export const errorBars = (schedule: Schedule, x: Float64Array): Float64Array => {
  const sigma = deviation(schedule, x);
  const { home, away, gamesOf, teamIds } = schedule;
  const meetings = new Map<number, number>();
  for (let game = 0; game < home.length; game += 1) {
    const h = home[game] as number;
    const a = away[game] as number;
    const pair = Math.min(h, a) * teamIds.length + Math.max(h, a);
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  const information = Float64Array.from(gamesOf, (games) => games + ridge);
  const own = (team: number) => (gamesOf[team] as number) + ridge;
  for (const [pair, games] of meetings) {
    const lo = Math.floor(pair / teamIds.length);
    const hi = pair % teamIds.length;
    information[lo] = (information[lo] as number) - games ** 2 / own(hi);
    information[hi] = (information[hi] as number) - games ** 2 / own(lo);
  }
  return information.map((value) => sigma / Math.sqrt(Math.max(value, ridge)));
};
