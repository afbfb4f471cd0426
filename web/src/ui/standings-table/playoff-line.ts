import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';

/**
 * Returns the row above the line of a table, where it has one. Teams that share the last rank are all above the line,
 * because nothing separates them; below the last row there is none.
 */
export const rowAboveLine = <R extends Pick<Standing, 'rank'>>(
  rows: readonly R[],
  playoffs: Pick<Playoffs, 'lastRank'> | null,
): R | undefined => {
  const lastRank = playoffs?.lastRank ?? 0;
  const row = rows.findLast(({ rank }) => rank <= lastRank);
  return row === rows.at(-1) ? undefined : row;
};
