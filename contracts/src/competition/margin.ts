import type { Decision } from './lists.ts';

type Score = { readonly homeGoals: number; readonly awayGoals: number; readonly decidedIn: Decision };

/** Why a score is impossible. */
export type MarginError = 'shootout-needs-one-goal' | 'overtime-by-one-goal';

/**
 * Returns null when the score is possible: a shoot-out is won by exactly one goal (the extra goal included), and
 * overtime ends at the first goal or in a tie. Not valid for forfeits, which accept any goals because the ruleset's
 * forfeit score counts.
 */
export const marginErrorOf = ({ homeGoals, awayGoals, decidedIn }: Score): MarginError | null => {
  const margin = Math.abs(homeGoals - awayGoals);
  if (decidedIn === 'shootout' && margin !== 1) return 'shootout-needs-one-goal';
  return decidedIn === 'overtime' && margin > 1 ? 'overtime-by-one-goal' : null;
};
