import { chancesOverSeason, type KnownChances, type SeasonLine } from './chances-over-season.ts';
import { type Simulate, simulateInParts } from './simulate-in-parts.ts';

/** What takes a processor for long: it can be done in another thread, with the same results. */
export type Simulations = {
  readonly simulate: Simulate;
  readonly chancesOverSeason: (season: SeasonLine) => Promise<KnownChances>;
};

/** In this thread. */
export const simulationsHere: Simulations = { simulate: simulateInParts, chancesOverSeason };
