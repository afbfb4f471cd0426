import { z } from 'zod';
import { seasonInput } from './inputs.ts';
import { entityId, language, seasonSlug } from './vocabulary.ts';

/** Query for the leagues of a season that can be carried over to another one. */
export const carryPlanInput = seasonInput.pick({ lang: true, sid: true }).extend({ to: seasonSlug });
export type CarryPlanInput = z.output<typeof carryPlanInput>;

/** A league to carry over; `actionId` groups everything carried over in one action. */
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
  /** True when the target season already has this league. */
  isThere: z.boolean(),
});
export type CarriedLeague = z.output<typeof carried>;
export const carryPlanOutput = z.object({
  /** The target season; null while it is not open. */
  to: z.object({ id: z.int(), slug: z.string() }).nullable(),
  leagues: z.array(carried),
});
export type CarryPlan = z.output<typeof carryPlanOutput>;

export const carriedLeagueOutput = z.object({
  leagueId: z.int(),
  teams: z.int(),
  /** Names of teams left out, because the target season lists them in another category. */
  left: z.array(z.string()),
  /** Undoes everything that was carried over. */
  correlationId: z.string(),
});
export type CarriedLeagueOutput = z.output<typeof carriedLeagueOutput>;
