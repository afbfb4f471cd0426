import { sharesOfBest } from '@rondelle/projections/computing/outlook/best-of-simulated.ts';
import { chancesAroundGame } from '@rondelle/projections/computing/outlook/chances-around-game.ts';
import { chancesOverSeason } from '@rondelle/projections/computing/outlook/chances-over-season.ts';
import { computeOutlook } from '@rondelle/projections/computing/outlook/league-outlook.ts';
import type { SeasonRace } from '@rondelle/projections/computing/season-race/season-race.ts';
import { simulateInParts } from '@rondelle/projections/computing/outlook/simulate-in-parts.ts';

type Rest = { readonly race: SeasonRace; readonly seed: number; readonly simulations: number };

/** Functions of the thread for simulations, by name. */
export const simulationWork = {
  simulate: ({ race, seed, simulations }: Rest) => simulateInParts(race, seed, simulations),
  chancesOverSeason,
  chancesAroundGame,
  computeOutlook,
  sharesOfBest,
};
