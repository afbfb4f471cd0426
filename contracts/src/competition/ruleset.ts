import { z } from 'zod';
import { criteria, playoffScopes } from './lists.ts';

export const criterion = z.enum(criteria);

const points = z.int().min(0).max(10);
const tieBreakers = z.array(criterion).min(1).max(criteria.length);

/**
 * How a competition counts points and breaks ties. Supervisors can change it, so it is data and never a constant in
 * code. Head-to-head criteria count only the games among the teams still tied.
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
  /** Fair-play ("franc-jeu") points have their own column; null when the competition has none. */
  fairPlay: z.strictObject({ maxPerGame: z.int().min(1).max(5), countsInTotal: z.boolean() }).nullable(),
  forfeitScore: z.strictObject({ winner: z.int().min(0).max(20), loser: z.int().min(0).max(20) }),
  /** Upper bound on the goal difference that one game contributes; displayed goals are not affected. */
  goalDifferenceCap: z.int().min(1).max(50).nullable(),
  tieBreakers,
  /** Replaces `tieBreakers` while three or more teams are tied. */
  whenThreeOrMore: tieBreakers.nullable(),
  /** After a criterion separates some teams: those still tied restart the list, or continue with the next criterion. */
  afterEachSplit: z.enum(['restart', 'continue']),
  /** Ranks the best team of each division above all other teams; absent in older rulesets. */
  divisionWinnersFirst: z.boolean().exactOptional(),
  /** How many teams of a table, or of each division, go on to the play-offs; absent where the rules do not state it. */
  playoffs: z.strictObject({ teams: z.int().min(1).max(32), of: z.enum(playoffScopes) }).exactOptional(),
});
ruleset.register(z.globalRegistry, { id: 'Ruleset' });
export type Ruleset = z.infer<typeof ruleset>;
