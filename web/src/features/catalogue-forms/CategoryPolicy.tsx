import type { CurrentCatalogueItem } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { policyName } from '../../ui/policy/policy-words.ts';
import { useCurrentCatalogueItem } from './catalogue-kinds.ts';
import { PolicyField, policyIn } from './PolicyField.tsx';

type Props = FormProps & { item: CurrentCatalogueItem };

function Choosing({ item: category, saved }: Props) {
  const { lang, client } = useClient();
  const now = category.shows ?? 'everything';
  const form = useWriteForm({
    draft: `category-policy ${category.id}`,
    initial: { shows: now, revision: category.revision },
    inputOf: (values) => ({
      categoryId: category.id,
      ifRevision: values['revision'] ?? '',
      shows: policyIn(values['shows']) ?? now,
    }),
    send: (input, signal) => client.category.choosePolicy.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }, values) =>
      saved({
        message: m.policy_chosen({
          category: category.name[lang],
          policy: policyName(policyIn(values['shows']) ?? now),
        }),
        path,
        undo: () =>
          client.category.choosePolicy.mutate({
            categoryId: category.id,
            shows: now,
            lang,
            commandId: newCommandId(),
            ifRevision: revision,
          }),
      }),
  });
  return (
    <WriteForm form={form} submit={m.form_save()}>
      <PolicyField form={form} />
    </WriteForm>
  );
}

function OfCategory(props: FormProps) {
  const category = useCurrentCatalogueItem('category', props.id ?? 0);
  return <QueryLoader query={category}>{(data) => <Choosing {...props} item={data} />}</QueryLoader>;
}

/** Sets a category's policy. Requires the permission `catalogue/write`. */
export function CategoryPolicyForm(props: FormProps) {
  return (
    <OnlyFor permission="catalogue/write">
      <OfCategory {...props} />
    </OnlyFor>
  );
}
