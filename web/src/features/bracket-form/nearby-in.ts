import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { Nearby } from '../../ui/venue-field/venue-suggestions.ts';
import { type BracketValues, fieldOf, slotsIn } from './bracket-values.ts';

/** Returns probable venues of a bracket's games: those of other games in the form or tournament, or its city. */
export const nearbyIn = (
  values: BracketValues,
  { games, city }: Pick<CurrentTournament, 'games' | 'city'>,
): readonly Nearby[] => [
  { venues: slotsIn(values).map(({ slot }) => values[fieldOf('venue', slot)] ?? null), cities: [] },
  { venues: games.map(({ venue }) => venue), cities: [] },
  { venues: [], cities: [city] },
];
