import type { SeasonRace } from './season-race.ts';
import { type SeasonForecast, simulateSeason } from './simulate.ts';

/** Seasons that are played at once: a few milliseconds, after which others have their turn. */
const partSize = 250;

/** Lets whoever else waits for the processor have it. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const plus = (sum: SeasonForecast, part: SeasonForecast): SeasonForecast => {
  const simulations = sum.simulations + part.simulations;
  return {
    simulations,
    ranks: sum.ranks.map((own, team) => own.map((count, place) => count + (part.ranks[team]?.[place] ?? 0))),
    stakes: sum.stakes.map((count, at) => count + (part.stakes[at] ?? 0)),
    points: sum.points.map(
      (mean, team) => (mean * sum.simulations + (part.points[team] ?? 0) * part.simulations) / simulations,
    ),
  };
};

/** As `simulateSeason`, in parts between which whoever else waits for the processor gets it. */
export const simulateInParts = async (
  race: SeasonRace,
  seed: number,
  simulations: number,
): Promise<SeasonForecast> => {
  let sum = simulateSeason(race, seed, Math.min(partSize, simulations));
  while (sum.simulations < simulations) {
    await turn();
    const left = Math.min(partSize, simulations - sum.simulations);
    sum = plus(sum, simulateSeason(race, seed + sum.simulations, left));
  }
  return sum;
};
