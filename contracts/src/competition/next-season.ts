import { z } from 'zod';
import { seasonInput } from './inputs.ts';
import { entityId, language, seasonSlug } from './vocabulary.ts';

/** What of a season could go on in another one. */
export const carryPlanInput = seasonInput.pick({ lang: true, sid: true }).extend({ to: seasonSlug });
export type CarryPlanInput = z.output<typeof carryPlanInput>;

/** A league that goes on; `actionId` ties together all that one evening carries over. */
export const carryLeagueInput = z.object({
  lang: language.default('fr'),
  actionId: z.uuid(),
  leagueId: entityId,
  seasonId: entityId,
  supervisors: z.boolean(),
});
export type CarryLeague = z.output<typeof carryLeagueInput>;

const carried = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  region: z.string(),
  teams: z.array(z.string()),
  supervisors: z.int(),
  /** Whether a league stands there already. */
  isThere: z.boolean(),
});
export type CarriedLeague = z.output<typeof carried>;
export const carryPlanOutput = z.object({
  /** The season that they would go on in; null while it is not open. */
  to: z.object({ id: z.int(), slug: z.string() }).nullable(),
  leagues: z.array(carried),
});
export type CarryPlan = z.output<typeof carryPlanOutput>;

export const carriedLeagueOutput = z.object({
  leagueId: z.int(),
  teams: z.int(),
  /** What all of it is undone by. */
  correlationId: z.string(),
});
export type CarriedLeagueOutput = z.output<typeof carriedLeagueOutput>;
