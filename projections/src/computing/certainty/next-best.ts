import type { Contest } from './contest.ts';
import type { Play } from './play.ts';

/** The team next to a tie that some criteria compare with; `open` where that depends on goals or on games to come. */
export type NextBest = number | 'none' | 'open';

/**
 * Returns the team directly above a tie by the first criterion, or else the one directly below it, as `rankTeams` does.
 * Where several have its value, or games are still open, it is open.
 */
export const nextBestOf = (
  { comparesNextBest, ranked, extra, levelOf }: Contest,
  { lowest, highest }: Play,
  { team, value }: { readonly team: number; readonly value: number },
): NextBest => {
  const isOpen = (one: number): boolean => lowest[one] !== highest[one] || levelOf(one, team, 1) !== 1;
  if (!comparesNextBest || extra > 0 || ranked.some(isOpen)) return 'open';
  const valueOf = (one: number): number => lowest[one] as number;
  const above = ranked.filter((one) => valueOf(one) > value);
  const below = ranked.filter((one) => valueOf(one) < value);
  const nearest = above.length > 0 ? Math.min(...above.map(valueOf)) : Math.max(...below.map(valueOf));
  const [first, second] = [...above, ...below].filter((one) => valueOf(one) === nearest);
  if (first === undefined) return 'none';
  return second === undefined ? first : 'open';
};
