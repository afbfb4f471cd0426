import { presetSources } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { PresetName } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { rulesetSummary } from '@rondelle/contracts/competition/ruleset-summary.ts';
import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { summaryWords } from '../history/preset-words.ts';

/** Names the source of a preset's rules, whether they were checked against it, and what they cannot decide. */
export const sourceWords = (name: PresetName | undefined): string | undefined => {
  if (!name) return undefined;
  const { text, edition, isConfirmed, lacksEarliestGoal } = presetSources[name];
  const source = isConfirmed
    ? m.ruleset_source({ text, edition })
    : m.ruleset_source_unconfirmed({ text, edition });
  return lacksEarliestGoal ? `${source} ${m.ruleset_no_earliest_goal()}` : source;
};

/** Describes a ruleset in a few words. */
export const rulesWords = (rules: Ruleset): string => summaryWords(rulesetSummary(rules));

/** Adds the number of teams that make the playoffs, because rulesets may differ in it alone. */
const withPlayoffs = (rules: Ruleset): string => {
  const words = rulesWords(rules);
  if (!rules.playoffs) return words;
  const { teams, of } = rules.playoffs;
  return (of === 'division' ? m.ruleset_and_division_playoffs : m.ruleset_and_playoffs)({
    rules: words,
    count: String(teams),
  });
};

type NamedRuleset = Pick<RulesetOutput, 'id' | 'rules' | 'version'>;
/** Names a ruleset by its number, its rules and its version. */
export const rulesetName = ({ id, rules, version }: NamedRuleset): string =>
  m.ruleset_name({ id: String(id), rules: withPlayoffs(rules), version: String(version) });

/** Names a version of a ruleset, even an older one; a version that no longer exists has its number alone. */
export const versionName = (
  rulesets: readonly RulesetOutput[],
  { rulesetId, rulesetVersion }: { readonly rulesetId: number; readonly rulesetVersion: number },
): string => {
  const [id, version] = [String(rulesetId), String(rulesetVersion)];
  const ruleset = rulesets.find((one) => one.id === rulesetId);
  if (ruleset?.version === rulesetVersion) return rulesetName(ruleset);
  const older = ruleset?.older.find((one) => one.version === rulesetVersion);
  return older
    ? m.ruleset_name({ id, rules: summaryWords(older.summary), version })
    : m.ruleset_deleted_version({ id, version });
};
