import type { TrustLevel } from '@rondelle/contracts/moderation/trust.ts';

/** What decides whether a correction of what others recorded waits. */
export type WaitFacts = {
  /** Whether its season came before the ongoing one. */
  readonly isOver: boolean;
  /** Whether it is about a game with a result, or takes a league or tournament from its place. */
  readonly isWeighty: boolean;
  readonly trust: TrustLevel;
};

/**
 * Whether a correction of what others recorded waits for a second person: every one in a season that is over, and those
 * of results and of places of leagues and tournaments as long as the member is new.
 */
export const mustWait = ({ isOver, isWeighty, trust }: WaitFacts): boolean =>
  isOver || (isWeighty && trust === 0);
