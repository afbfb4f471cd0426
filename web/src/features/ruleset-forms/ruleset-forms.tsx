import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { Unscoped } from '../../ui/form/Unscoped.ts';
import { rulesetName } from '../../ui/ruleset/ruleset-words.ts';
import { RulesetFields } from './RulesetFields.tsx';
import { checkRuleset, rulesetOf, type RulesetValues, rulesetValues } from './ruleset-values.ts';

type Values = RulesetValues & { preset: string; revision: string };

const rulesIn = (values: Values) => ({ rules: rulesetOf(values) });

/**
 * Forms of rulesets. An edit adds a version; competitions do not use it until they change to it. Versions are never
 * deleted: undoing adds a newer one with the former rules. Only a ruleset that no competition uses can be deleted.
 */
export const rulesetForms = entityForms({
  name: 'ruleset',
  permission: 'ruleset/write',
  words: {
    added: (values, { id }) => m.ruleset_added({ name: rulesetName({ id, version: 1, ...rulesIn(values) }) }),
    edited: (values, { entity: { id, version } }) =>
      m.ruleset_edited({ name: rulesetName({ id, version: version + 1, ...rulesIn(values) }) }),
    question: (ruleset) => m.ruleset_delete_question({ name: rulesetName(ruleset) }),
    deleted: (ruleset) => m.ruleset_deleted({ name: rulesetName(ruleset) }),
    unknown: m.ruleset_unknown,
  },
  Scope: Unscoped,
  commands: ({ ruleset }) => ({
    current: async ({ lang, id }): Promise<RulesetOutput | null> => {
      const { rulesets } = await ruleset.list.query({ lang });
      return rulesets.find((one) => one.id === id) ?? null;
    },
    add: ruleset.define.mutate,
    change: ruleset.revise.mutate,
    remove: ruleset.delete.mutate,
    restore: ruleset.restore.mutate,
  }),
  ids: (id: number) => ({ rulesetId: id }),
  useInitial: () => ({ preset: 'quebecMinor', ...rulesetValues(presets.quebecMinor), revision: '' }),
  valuesOf: ({ rules, revision }: RulesetOutput): Values => ({
    preset: '',
    ...rulesetValues(rules),
    revision,
  }),
  check: checkRuleset,
  added: rulesIn,
  changed: rulesIn,
  Fields: ({ form, entity }) => (
    <>
      {entity && <p>{m.ruleset_edit_hint({ version: String(entity.version + 1) })}</p>}
      <RulesetFields form={form} />
    </>
  ),
  labels: () => ({}),
});
