/** The clock of a period, in this browser only. */
export type Clock = {
  /** Time of its start, in ms since the epoch; null while it is stopped. */
  readonly since: number | null;
  /** The elapsed time when it was last stopped, in ms. */
  readonly shown: number;
};

export const stopped: Clock = { since: null, shown: 0 };

const longest = 99 * 60_000;
export const elapsedAt = ({ since, shown }: Clock, now: number): number =>
  Math.min(longest, shown + (since === null ? 0 : Math.max(0, now - since)));

/** Starts a stopped clock, stops a running one. */
export const toggled = (clock: Clock, now: number): Clock =>
  clock.since === null ? { ...clock, since: now } : { since: null, shown: elapsedAt(clock, now) };

/** `07:05`: minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
