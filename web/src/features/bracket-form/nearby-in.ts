import type { CurrentTournament } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { Nearby } from '../../ui/venue-field/venue-suggestions.ts';
import { type BracketValues, fieldOf, slotsIn } from './bracket-values.ts';

/** Returns where games of a bracket probably are: where the others of the form or of the tournament are, or in its city. */
export const nearbyIn = (
  values: BracketValues,
  { games, city }: Pick<CurrentTournament, 'games' | 'city'>,
): readonly Nearby[] => [
  { venues: slotsIn(values).map(({ slot }) => values[fieldOf('venue', slot)] ?? null), cities: [] },
  { venues: games.map(({ venue }) => venue), cities: [] },
  { venues: [], cities: [city] },
];
