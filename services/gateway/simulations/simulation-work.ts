import { chancesOverSeason } from '@rondelle/projections/outlook/chances-over-season.ts';
import { computeOutlook } from '@rondelle/projections/outlook/league-outlook.ts';
import type { SeasonRace } from '@rondelle/projections/outlook/season-race.ts';
import { simulateInParts } from '@rondelle/projections/outlook/simulate-in-parts.ts';

type Rest = { readonly race: SeasonRace; readonly seed: number; readonly simulations: number };

/** What the thread for simulations does, by name. */
export const simulationWork = {
  simulate: ({ race, seed, simulations }: Rest) => simulateInParts(race, seed, simulations),
  chancesOverSeason,
  computeOutlook,
};
