import type { SeasonRace } from '@rondelle/projections/outlook/season-race.ts';
import type { SeasonForecast } from '@rondelle/projections/outlook/simulate.ts';

export type SimulationQuestion = {
  readonly id: number;
  readonly race: SeasonRace;
  readonly seed: number;
  readonly simulations: number;
};
export type SimulationAnswer = { readonly id: number; readonly forecast: SeasonForecast };
