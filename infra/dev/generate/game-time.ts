import type { Meeting } from './game-row.ts';

/** How long a generated game takes, in minutes, with its breaks and its overtime. */
export const gameMinutes = 100;

type Occasion = Pick<Meeting, 'date' | 'time'>;

/** Local minutes are compared as texts and counted as if they were UTC: a season has no game in the hour that is lost. */
const asUtc = (minute: string): number => Date.parse(`${minute}:00Z`);

export const startOf = ({ date, time }: Occasion): string => `${date}T${time}`;

/** The local minute at which a game is over: `2026-11-22T20:10`. */
export const endOf = (game: Occasion): string =>
  new Date(asUtc(startOf(game)) + gameMinutes * 60_000).toISOString().slice(0, 16);

/** Minutes since a game began; negative before. */
export const minutesInto = (game: Occasion, now: string): number =>
  (asUtc(now) - asUtc(startOf(game))) / 60_000;

/** A game as it is known at a local minute: without a result until it is over; null while nobody knows who plays. */
export const knownAt = (game: Meeting, now: string): Meeting | null => {
  if (game.knownFrom !== undefined && game.knownFrom > now) return null;
  return endOf(game) <= now ? game : { ...game, result: null };
};
