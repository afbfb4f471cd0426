import type { RulesetCommand } from './model-command.ts';
import { fact, no, fieldsOf, unlessSame, type Verdict } from './plain.ts';

/** The versions of a ruleset, the newest last; no version is ever removed. */
export type PlainRuleset = {
  readonly key: string | null;
  readonly versions: readonly unknown[];
  readonly inTheBin: boolean;
};

export const rulesetVerdict = (ruleset: PlainRuleset | null, command: RulesetCommand): Verdict => {
  const { rulesetId } = command;
  if (command.type === 'DefineRuleset')
    return ruleset ? no('ruleset/already-defined') : fact('RulesetDefined', fieldsOf(command));
  if (!ruleset) return no('ruleset/unknown');
  const { key, versions, inTheBin } = ruleset;
  if (command.type === 'RestoreRuleset')
    return inTheBin ? fact('RulesetRestored', { rulesetId, key, versions }) : no('ruleset/not-deleted');
  if (inTheBin) return no('ruleset/unknown');
  if (command.type === 'ReviseRuleset') {
    const version = versions.length + 1;
    return unlessSame(
      versions.at(-1),
      command.rules,
      fact('RulesetRevised', { rulesetId, version, rules: command.rules }),
    );
  }
  return command.inUse
    ? no('ruleset/in-use')
    : fact('RulesetDeleted', { rulesetId, versions: versions.length, reason: command.reason });
};

export const rulesetAfter = (ruleset: PlainRuleset | null, command: RulesetCommand): PlainRuleset | null => {
  if (command.type === 'DefineRuleset')
    return { key: command.key, versions: [command.rules], inTheBin: false };
  if (!ruleset) return ruleset;
  if (command.type === 'ReviseRuleset') return { ...ruleset, versions: [...ruleset.versions, command.rules] };
  return { ...ruleset, inTheBin: command.type === 'DeleteRuleset' };
};
