import type { Certainty } from './certainty.ts';

/**
 * The best and the worst possible rank. A tie that nothing decides counts for the team in the best case and against it
 * in the worst. `isExact`: both can really happen; otherwise they are bounds, and no rank outside of them is possible.
 */
export type PossibleRanks = { readonly best: number; readonly worst: number; readonly isExact: boolean };

export const possibleRanks = ({ extreme }: Certainty, team: number): PossibleRanks => {
  const [best, worst] = [extreme(team, 'best'), extreme(team, 'worst')];
  return { best: best.ahead + 1, worst: worst.ahead + 1, isExact: best.isExact && worst.isExact };
};
