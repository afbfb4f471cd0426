import { z } from 'zod';
import { criteria } from './lists.ts';

export const criterion = z.enum(criteria);

const points = z.int().min(0).max(10);
const tieBreakers = z.array(criterion).min(1).max(criteria.length);

/**
 * How a competition counts points and breaks ties: data that a supervisor can change, never a constant in code.
 * Head-to-head criteria look only at the games among the teams still tied.
 */
export const ruleset = z.strictObject({
  points: z.strictObject({
    win: points,
    overtimeWin: points,
    shootoutWin: points,
    tie: points,
    overtimeLoss: points,
    shootoutLoss: points,
    loss: points,
    forfeitWin: points,
    forfeitLoss: points,
  }),
  /** Fair-play ("franc-jeu") points have a column of their own; `null` where the competition has none. */
  fairPlay: z.strictObject({ maxPerGame: z.int().min(1).max(5), countsInTotal: z.boolean() }).nullable(),
  forfeitScore: z.strictObject({ winner: z.int().min(0).max(20), loser: z.int().min(0).max(20) }),
  /** Bounds what one game adds to the goal difference; the goals shown are never bounded. */
  goalDifferenceCap: z.int().min(1).max(50).nullable(),
  tieBreakers,
  /** Replaces `tieBreakers` while three or more teams are tied. */
  whenThreeOrMore: tieBreakers.nullable(),
  /** After a criterion separates some teams, those still tied start the list again or go on with the next one. */
  afterEachSplit: z.enum(['restart', 'continue']),
  /** The best team of each division stands before all others; rulesets of before say nothing of it. */
  divisionWinnersFirst: z.boolean().exactOptional(),
});
export type Ruleset = z.infer<typeof ruleset>;
