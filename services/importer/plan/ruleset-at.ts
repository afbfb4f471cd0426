import type { RulesetAt } from '../recorded.ts';
import { idOf } from './ids.ts';
import type { PlanContext } from './plan-context.ts';
import { settle } from './settle.ts';

export const rulesOf = ({ rulesetId, rulesetVersion }: RulesetAt): RulesetAt => ({
  rulesetId,
  rulesetVersion,
});

/** The version of the file's ruleset once the revisions of this plan are recorded. */
const versionOf = (key: string, { info, recorded }: PlanContext): number => {
  const before = recorded.rulesets.get(key);
  if (!before) return 1;
  const { imported, version } = before;
  const verdict = settle(info.rulesets[key], before.rules, imported?.rules);
  if (verdict === 'same') return version;
  return verdict === 'news' ? version + 1 : (imported?.version ?? version);
};

/** Returns the id and the version of the file's ruleset. */
export const rulesetAt = (key: string, context: PlanContext): RulesetAt => ({
  rulesetId: idOf(context.ids, 'ruleset', key),
  rulesetVersion: versionOf(key, context),
});
