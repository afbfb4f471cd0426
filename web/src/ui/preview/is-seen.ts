/** Minimum time to read a new preview, in ms. */
const glanceMs = 400;

/** State of a preview. */
export type PreviewState = {
  readonly isFetching: boolean;
  /** When the preview loaded or failed, in ms since the epoch. */
  readonly settledAt: number;
};

/**
 * Returns whether a press confirms the displayed preview. `early` is the time of the last press before its display: a
 * press soon after that, or a repeating key, was not meant for the preview.
 */
export const isSeen = ({ isFetching, settledAt }: PreviewState, early: number | null, now: number): boolean =>
  !isFetching && (early === null || now - Math.max(early, settledAt) >= glanceMs);
