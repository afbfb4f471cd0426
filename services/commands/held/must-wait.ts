import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';

/** What decides whether a correction of what others recorded waits. */
export type WaitFacts = {
  /** Whether its season came before the ongoing one. */
  readonly isOver: boolean;
  /** Whether it is about a game with a result. */
  readonly isFinal: boolean;
  readonly trust: TrustLevel;
};

/**
 * Whether a correction of what others recorded waits for a second person: every one in a season that is over, and those
 * of results as long as the member is new.
 */
export const mustWait = ({ isOver, isFinal, trust }: WaitFacts): boolean =>
  isOver || (isFinal && trust === 0);
