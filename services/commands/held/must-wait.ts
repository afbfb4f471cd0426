import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';

/** Facts that decide whether a correction of others' records waits. */
export type WaitFacts = {
  /** True when the change's season came before the ongoing season. */
  readonly isOver: boolean;
  /** True for a game with a result, or when the address of a league or tournament is freed. */
  readonly isWeighty: boolean;
  readonly trust: TrustLevel;
};

/**
 * Returns whether a correction of others' records waits for a second person: always in a season that is over; for
 * results and for addresses of leagues and tournaments while the member is new.
 */
export const mustWait = ({ isOver, isWeighty, trust }: WaitFacts): boolean =>
  isOver || (isWeighty && trust === 0);
