import { clockIn, dayIn, instantIn, instantOfLocal, usualZone } from './local-time.ts';

// The days and hours of the site itself: those of its members, and of most of Quebec. The hour of a game is that of its
// venue (`zoneOf`).

/** The last instant with a four-digit year. */
const lastInstant = '9999-12-31T23:59:59.999Z';

/**
 * Returns the last instant of a day (`YYYY-MM-DD`) in Quebec, as ISO 8601 in UTC. Relies on the clocks never changing
 * at midnight. Returns invalid days unchanged.
 */
export const endOfDayInQuebec = (day: string): string => {
  const asUtc = Date.parse(`${day}T23:59:59.999Z`);
  if (Number.isNaN(asUtc)) return day;
  if (day === lastInstant.slice(0, 10)) return lastInstant;
  return new Date(instantOfLocal(usualZone, asUtc)).toISOString();
};

/** Returns the instant of a day and time (`HH:mm`) in Quebec, as ISO 8601 in UTC; null when either is invalid. */
export const instantInQuebec = (day: string, time: string): string | null => instantIn(usualZone, day, time);

/** Returns the local time in Quebec at an instant (in milliseconds): `2026-11-22T18:42`. */
export const clockInQuebec = (instant: number): string => clockIn(usualZone, instant);

/** Returns the local day in Quebec at an instant (ISO 8601). Returns invalid instants unchanged. */
export const dayInQuebec = (instant: string): string => dayIn(usualZone, instant);
