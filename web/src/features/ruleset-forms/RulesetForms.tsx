import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ReactNode } from 'react';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { RulesetsLoader } from '../../ui/ruleset/RulesetField.tsx';
import { Revise } from './Revise.tsx';
import { RulesetFields } from './RulesetFields.tsx';
import { checkRuleset, rulesetOf, rulesetValues } from './ruleset-values.ts';
import { rulesetName } from '../../ui/ruleset/ruleset-words.ts';

/** All rulesets in their newest version, with links to add, revise and delete them. */
export function Rulesets() {
  return (
    <RulesetsLoader>
      {(rulesets) => (
        <>
          <p>{m.rulesets_hint()}</p>
          <p>
            <FormLink form="add-ruleset">{m.ruleset_form_add()}</FormLink>
          </p>
          <EntityList
            entities={rulesets.map((ruleset) => ({ id: ruleset.id, name: rulesetName(ruleset) }))}
            edit="edit-ruleset"
            remove="delete-ruleset"
          />
        </>
      )}
    </RulesetsLoader>
  );
}

function Define({ saved }: FormProps) {
  const { lang, client } = useClient();
  const form = useWriteForm({
    draft: 'add-ruleset',
    initial: { preset: 'quebecMinor', ...rulesetValues(presets.quebecMinor) },
    check: checkRuleset,
    inputOf: (values) => ({ rules: rulesetOf(values) }),
    send: (input, signal) => client.ruleset.define.mutate({ ...input, lang }, { signal }),
    done: ({ id, revision }, values) =>
      saved({
        message: m.ruleset_added({ name: rulesetName({ id, version: 1, rules: rulesetOf(values) }) }),
        undo: () =>
          client.ruleset.delete.mutate({
            commandId: newCommandId(),
            lang,
            rulesetId: id,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      }),
  });
  return (
    <WriteForm form={form} submit={m.ruleset_form_add()}>
      <RulesetFields form={form} />
    </WriteForm>
  );
}

type OfOne = FormProps & { ruleset: RulesetOutput };

function Remove({ ruleset, saved }: OfOne) {
  const { lang, client } = useClient();
  const ids = { lang, rulesetId: ruleset.id };
  const words = { name: rulesetName(ruleset) };
  return (
    <DeleteForm
      name={`delete-ruleset ${ruleset.id}`}
      revision={ruleset.revision}
      question={m.ruleset_delete_question(words)}
      submit={m.ruleset_form_delete()}
      send={(input, signal) => client.ruleset.delete.mutate({ ...ids, ...input }, { signal })}
      done={m.ruleset_deleted(words)}
      undo={() => client.ruleset.restore.mutate({ ...ids, commandId: newCommandId() })}
      saved={saved}
    />
  );
}

function OfRuleset({ Form, ...props }: FormProps & { Form: (props: OfOne) => ReactNode }) {
  return (
    <OnlyFor permission="ruleset/write">
      <RulesetsLoader>
        {(rulesets) => {
          const ruleset = rulesets.find(({ id }) => id === props.id);
          return ruleset ? <Form {...props} ruleset={ruleset} /> : <p role="alert">{m.ruleset_unknown()}</p>;
        }}
      </RulesetsLoader>
    </OnlyFor>
  );
}

export function AddRuleset(props: FormProps) {
  return (
    <OnlyFor permission="ruleset/write">
      <Define {...props} />
    </OnlyFor>
  );
}
/** Adds a version of a ruleset. Competitions keep their version until they change it. */
export function EditRuleset(props: FormProps) {
  return <OfRuleset {...props} Form={Revise} />;
}
/** Deletes a ruleset that no competition uses. */
export function DeleteRuleset(props: FormProps) {
  return <OfRuleset {...props} Form={Remove} />;
}
