import type { StreakAnswer } from '@rondelle/contracts/competition/team.answers.ts';

/** Streaks worth a list: of at least two games, the longest first, of equal ones the latest. */
export const longStreaks = (streaks: readonly StreakAnswer[]): readonly StreakAnswer[] =>
  streaks
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length || (a.from.date < b.from.date ? 1 : -1));
