import type { GameRow } from './games.table.ts';
import { inOrderOfPlay } from '../streaks/form.ts';

/**
 * The latest games whose result is missing, the next ones from a day on, soonest first, then those that wait for their
 * new day. At most `most` of each.
 */
export const gamesToCome = (games: readonly GameRow[], from: string, most: number): readonly GameRow[] => {
  const inOrder = games.toSorted(inOrderOfPlay);
  const next = inOrder.filter(({ status, date }) => status === 'scheduled' && date >= from);
  const left = inOrder.filter(({ status }) => status === 'unfinished' || status === 'noResult');
  const postponed = inOrder.filter(({ status }) => status === 'postponed');
  return [...left.slice(-most), ...next.slice(0, most), ...postponed.slice(0, most)];
};
