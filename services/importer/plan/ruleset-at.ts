import type { RulesetAt } from '../recorded.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { settle } from './settle.ts';

export const rulesOf = ({ rulesetId, rulesetVersion }: RulesetAt): RulesetAt => ({
  rulesetId,
  rulesetVersion,
});

/** The version of a dataset's ruleset that the file means, once the plan's revisions are made. */
const versionOf = (key: string, { info, recorded }: PlanContext): number => {
  const before = recorded.rulesets.get(key);
  if (!before) return 1;
  const { imported, version } = before;
  const verdict = settle(info.rulesets[key], before.rules, imported?.rules);
  if (verdict === 'same') return version;
  return verdict === 'news' ? version + 1 : (imported?.version ?? version);
};

/** A dataset's ruleset at the version that the file means. */
export const rulesetAt = (key: string, context: PlanContext): RulesetAt => ({
  rulesetId: idOf(context.ids, 'ruleset', key),
  rulesetVersion: versionOf(key, context),
});
