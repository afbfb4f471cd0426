/** Whoever presses again before this has not read what has just come. */
const glanceMs = 400;

/** How far a preview has come. */
export type Shown = {
  readonly isFetching: boolean;
  /** When it was worked out, or could not be. */
  readonly settledAt: number;
};

/**
 * Whether a press of the button means what is shown: one that follows an early one at once was meant for the wait, and
 * so was a key that is held down.
 */
export const isSeen = ({ isFetching, settledAt }: Shown, early: number | null, now: number): boolean =>
  !isFetching && (early === null || now - Math.max(early, settledAt) >= glanceMs);
