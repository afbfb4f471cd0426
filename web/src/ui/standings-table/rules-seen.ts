import type { Standing } from '@rondelle/contracts/competition/outputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/**
 * Infers the rules needed for display from rows alone, for an excerpt without its league: whether there are fair-play
 * points.
 */
export const rulesSeen = (rows: readonly Standing[]): Pick<Ruleset, 'fairPlay' | 'tieBreakers'> => ({
  fairPlay: rows.some(({ fairPlayPoints }) => fairPlayPoints > 0)
    ? { maxPerGame: 1, countsInTotal: rows.some((row) => row.totalPoints > row.points) }
    : null,
  tieBreakers: ['points'],
});
