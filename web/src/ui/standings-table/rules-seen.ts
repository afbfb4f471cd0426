import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/** What rows alone tell of their rules, for an excerpt without its league: is there fair play to show? */
export const rulesSeen = (rows: readonly Standing[]): Pick<Ruleset, 'fairPlay' | 'tieBreakers'> => ({
  fairPlay: rows.some(({ fairPlayPoints }) => fairPlayPoints > 0)
    ? { maxPerGame: 1, countsInTotal: rows.some((row) => row.totalPoints > row.points) }
    : null,
  tieBreakers: ['points'],
});
