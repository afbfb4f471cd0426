import type { GeneratedGame } from './game-row.ts';

/** Duration of a generated game in minutes, with breaks and overtime. */
export const gameMinutes = 100;

type Occasion = Pick<GeneratedGame, 'date' | 'time'>;

/** Local minutes are compared as text and converted as if they were UTC; no game is near a clock change. */
const asUtc = (minute: string): number => Date.parse(`${minute}:00Z`);

export const startOf = ({ date, time }: Occasion): string => `${date}T${time}`;

/** Returns the local minute when a game is over: `2026-11-22T20:10`. */
export const endOf = (game: Occasion): string =>
  new Date(asUtc(startOf(game)) + gameMinutes * 60_000).toISOString().slice(0, 16);

/** Minutes since the game began; negative before. */
export const minutesInto = (game: Occasion, now: string): number =>
  (asUtc(now) - asUtc(startOf(game))) / 60_000;

/**
 * Returns the game as known at a local minute: without a result until it is over; null while its teams are undecided.
 */
export const knownAt = (game: GeneratedGame, now: string): GeneratedGame | null => {
  if (game.knownFrom !== undefined && game.knownFrom > now) return null;
  return endOf(game) <= now ? game : { ...game, result: null };
};
