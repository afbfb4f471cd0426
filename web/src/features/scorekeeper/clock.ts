/** The clock of a period, as its keeper lets it run; it is said to nobody. */
export type Clock = {
  /** Since when it runs (milliseconds); null while it stands. */
  readonly since: number | null;
  /** What it showed when it stood last (milliseconds). */
  readonly shown: number;
};

export const stopped: Clock = { since: null, shown: 0 };

const longest = 99 * 60_000;
export const shownAt = ({ since, shown }: Clock, now: number): number =>
  Math.min(longest, shown + (since === null ? 0 : Math.max(0, now - since)));

/** Runs where it stood, stands where it ran. */
export const toggled = (clock: Clock, now: number): Clock =>
  clock.since === null ? { ...clock, since: now } : { since: null, shown: shownAt(clock, now) };

/** `07:05`, in minutes and seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
