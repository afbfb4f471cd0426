import { commonRules, twoPoints } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/**
 * Rules that compare games across competitions, for records, rivalries and rankings: 2-1-0, with one point for an
 * overtime or shoot-out loss, and forfeits at 1-0.
 */
export const neutralRuleset: Ruleset = {
  ...commonRules,
  points: twoPoints,
  fairPlay: null,
  tieBreakers: ['points', 'wins', 'goalDifference'],
};
