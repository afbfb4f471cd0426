import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { isAwaited } from '../game-words/game-words.ts';

type Upcoming = {
  /** Games of past days whose result is not recorded. */
  readonly awaited: readonly GameCard[];
  readonly toCome: readonly GameCard[];
};

/**
 * Splits upcoming games by today's date: at most `most` that were played last, and as many to come, besides all
 * postponed games. An unknown date leaves all of them to come.
 */
export const splitUpcoming = (games: readonly GameCard[], today: string | null, most: number): Upcoming => {
  const toCome = games.filter((game) => !isAwaited(game, today));
  return {
    awaited: games.filter((game) => isAwaited(game, today)).slice(-most),
    toCome: toCome.filter(({ status }, at) => at < most || status === 'postponed'),
  };
};

/** Splits upcoming games by the reader's clock: cached pages may be older than today. */
export const useUpcoming = (games: readonly GameCard[], most: number): Upcoming =>
  splitUpcoming(games, useToday(), most);
