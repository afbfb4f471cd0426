import { playedStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';

export type CalendarMonth = {
  /** `YYYY-MM` */
  readonly month: string;
  /** Games before today's place. */
  readonly before: readonly GameCard[];
  /** Games after today's place. */
  readonly after: readonly GameCard[];
};

/** A forfeit after a withdrawal counts before its day. */
const isPlayed = ({ status, forfeitedBy }: GameCard): boolean =>
  forfeitedBy === null && status !== 'live' && playedStatuses.includes(status);

/**
 * Returns the position of the first game from today on; without a date, of the first one after the last result. Null
 * when none is left.
 */
export const todaysPlace = (games: readonly GameCard[], today: string | null): number | null => {
  const at =
    today === null ? games.findLastIndex(isPlayed) + 1 : games.findIndex(({ date }) => date >= today);
  return at < 0 || at >= games.length ? null : at;
};

/** Groups games, in the order of their days, by month. Months without games are left out. */
export const calendarMonths = (
  games: readonly GameCard[],
  place: number | null,
): readonly CalendarMonth[] => {
  const isBefore = new Set(games.slice(0, place ?? games.length));
  return [...Map.groupBy(games, ({ date }) => date.slice(0, 7))].map(([month, ofMonth]) => ({
    month,
    before: ofMonth.filter((game) => isBefore.has(game)),
    after: ofMonth.filter((game) => !isBefore.has(game)),
  }));
};
