import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/**
 * 2-1-0 with a point for an overtime or shoot-out loss and forfeits at 1-0: counts games of any competition alike,
 * where records, rivalries and rankings across leagues are compared.
 */
export const neutralRuleset: Ruleset = {
  points: {
    win: 2,
    overtimeWin: 2,
    shootoutWin: 2,
    tie: 1,
    overtimeLoss: 1,
    shootoutLoss: 1,
    loss: 0,
    forfeitWin: 2,
    forfeitLoss: 0,
  },
  fairPlay: null,
  forfeitScore: { winner: 1, loser: 0 },
  goalDifferenceCap: null,
  tieBreakers: ['points', 'wins', 'goalDifference'],
  whenThreeOrMore: null,
  afterEachSplit: 'restart',
};
