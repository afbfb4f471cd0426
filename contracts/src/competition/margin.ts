import type { Decision } from './lists.ts';

type Score = { readonly homeGoals: number; readonly awayGoals: number; readonly decidedIn: Decision };

/** Why a game can't have ended so. */
export type MarginFault = 'shootout-needs-one-goal' | 'overtime-by-one-goal';

/**
 * A shoot-out is won by exactly one goal, the extra one included; overtime ends at the first goal or in a tie. Null
 * where the game can have ended so. Not to be asked of forfeits: they count the ruleset's score, so any goals may stand.
 */
export const marginFaultOf = ({ homeGoals, awayGoals, decidedIn }: Score): MarginFault | null => {
  const margin = Math.abs(homeGoals - awayGoals);
  if (decidedIn === 'shootout' && margin !== 1) return 'shootout-needs-one-goal';
  return decidedIn === 'overtime' && margin > 1 ? 'overtime-by-one-goal' : null;
};
