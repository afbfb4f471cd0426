import type { SeasonRace } from '../season-race/season-race.ts';
import { type SeasonForecast, simulateSeason } from './simulate.ts';

/** Number of simulations between two turns of the event loop; they take a few milliseconds. */
const partSize = 250;

/** Yields to the event loop. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const plus = (sum: SeasonForecast, part: SeasonForecast): SeasonForecast => {
  const simulations = sum.simulations + part.simulations;
  return {
    simulations,
    ranks: sum.ranks.map((own, team) => own.map((count, place) => count + (part.ranks[team]?.[place] ?? 0))),
    stakes: sum.stakes.map((count, at) => count + (part.stakes[at] ?? 0)),
    points: sum.points.map(
      (mean, team) => (mean * sum.simulations + (part.points[team] ?? 0) * part.simulations) / simulations,
    ),
    reached: sum.reached.map((count, team) => count + (part.reached[team] ?? 0)),
  };
};

/** Simulates the rest of a season. The same race, seed and number of simulations give the same forecast. */
export type Simulate = (race: SeasonRace, seed: number, simulations: number) => Promise<SeasonForecast>;

/** Runs `simulateSeason` in parts, yielding to the event loop in between. */
export const simulateInParts: Simulate = async (race, seed, simulations) => {
  let sum = simulateSeason(race, seed, Math.min(partSize, simulations));
  while (sum.simulations < simulations) {
    await yieldToEventLoop();
    const left = Math.min(partSize, simulations - sum.simulations);
    sum = plus(sum, simulateSeason(race, seed + sum.simulations, left));
  }
  return sum;
};
