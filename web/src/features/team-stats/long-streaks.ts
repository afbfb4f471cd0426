import type { StreakOutput } from '@rondelle/contracts/competition/team.outputs.ts';

/** Streaks of at least two games: the longest first, then the latest. */
export const longStreaks = (streaks: readonly StreakOutput[]): readonly StreakOutput[] =>
  streaks
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length || (a.from.date < b.from.date ? 1 : -1));
