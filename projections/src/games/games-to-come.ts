import type { GameRow } from './games.table.ts';
import { inOrderOfPlay } from '../streaks/form.ts';

/** The next games from a day on, soonest first, then those that wait for their new day. At most `most` of each. */
export const gamesToCome = (games: readonly GameRow[], from: string, most: number): readonly GameRow[] => {
  const inOrder = games.toSorted(inOrderOfPlay);
  const next = inOrder.filter(({ status, date }) => status === 'scheduled' && date >= from);
  const postponed = inOrder.filter(({ status }) => status === 'postponed');
  return [...next.slice(0, most), ...postponed.slice(0, most)];
};
