import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { rulesetName } from '../../ui/ruleset/ruleset-words.ts';
import { RulesetFields } from './RulesetFields.tsx';
import { checkRuleset, rulesetOf, rulesetValues } from './ruleset-values.ts';

const valuesOf = ({ rules, revision }: RulesetOutput) => ({ preset: '', ...rulesetValues(rules), revision });

/** Adds a new version of a ruleset. */
export function Revise({ ruleset, saved }: FormProps & { ruleset: RulesetOutput }) {
  const { lang } = usePageLocation();
  const utils = trpc.useUtils();
  const { client } = utils;
  const { id: rulesetId, rules, version } = ruleset;
  const revise = { rulesetId, lang };
  const form = useWriteForm({
    draft: `edit-ruleset ${rulesetId}`,
    initial: valuesOf(ruleset),
    check: checkRuleset,
    inputOf: (values) => ({ ifRevision: values['revision'] ?? '', rules: rulesetOf(values) }),
    send: (input, signal) => client.ruleset.revise.mutate({ ...revise, ...input }, { signal }),
    done: (_written, values) =>
      saved({
        message: m.ruleset_edited({
          name: rulesetName({ id: rulesetId, version: version + 1, rules: rulesetOf(values) }),
        }),
        // Versions are never deleted: undoing adds a newer version with the former rules.
        undo: () => client.ruleset.revise.mutate({ ...revise, commandId: newCommandId(), rules }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => {
      const { rulesets } = await utils.ruleset.list.fetch({ lang }, { staleTime: 0 });
      return valuesOf(rulesets.find(({ id }) => id === rulesetId) ?? ruleset);
    },
    fields: {},
  });
  return (
    <WriteForm form={form} submit={m.form_save()} {...theirs}>
      <p>{m.ruleset_edit_hint({ version: String(version + 1) })}</p>
      <RulesetFields form={form} />
    </WriteForm>
  );
}
