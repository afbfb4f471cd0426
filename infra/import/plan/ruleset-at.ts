import { isDeepStrictEqual } from 'node:util';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';

export type RulesetAt = { readonly rulesetId: number; readonly rulesetVersion: number };

export const rulesOf = ({ rulesetId, rulesetVersion }: RulesetAt): RulesetAt => ({
  rulesetId,
  rulesetVersion,
});

/** A dataset's ruleset at the version that it has once the plan's revisions are made. */
export const rulesetAt = (key: string, { info, known, ids }: PlanContext): RulesetAt => {
  const before = known.rulesets.get(key);
  const revised = before && !isDeepStrictEqual(before.rules, info.rulesets[key]);
  return {
    rulesetId: idOf(ids, 'ruleset', key),
    rulesetVersion: before ? before.version + (revised ? 1 : 0) : 1,
  };
};
