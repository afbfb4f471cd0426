import { z } from 'zod';
import { seasonInput } from './inputs.ts';
import { rating, ref, seasonRefOutput } from './outputs.ts';
import { eid } from './parameters.ts';
import { ratedGame } from './team.outputs.ts';

export const ratingsExplainedInput = seasonInput.extend({
  eid: eid
    .optional()
    .describe('Id of the team that serves as the example; without it, the leader that has played most.'),
});
export type RatingsExplainedInput = z.output<typeof ratingsExplainedInput>;

const teamIn = z.object({ team: ref, category: ref });

/** `GET /api/v1/seasons/{seasonSlug}/ratings` */
export const ratingsExplainedOutput = z.object({
  season: seasonRefOutput,
  /** The first team of each category by the power rating. */
  leaders: z.array(teamIn),
  /** A team with both ratings and the effects of its last five games on them, latest first; null without a rating. */
  example: teamIn.extend({ rating, lastGames: z.array(ratedGame) }).nullable(),
});
export type RatingsExplainedOutput = z.infer<typeof ratingsExplainedOutput>;
