import type { CurrentCatalogueItem } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { Unscoped } from '../../ui/form/Unscoped.ts';
import { policyName } from '../../ui/policy/policy-words.ts';
import { category as categories } from './catalogue-forms.tsx';
import { PolicyField, policyIn } from './PolicyField.tsx';

type Props = Pick<FormProps, 'saved'> & { entity: CurrentCatalogueItem };

function Choosing({ entity: category, saved }: Props) {
  const { lang, client } = useClient();
  const { id: categoryId, name, revision } = category;
  const now = category.shows ?? 'everything';
  const chosen = ({ shows }: { readonly shows: string }) => policyIn(shows) ?? now;
  return (
    <ChangeForm
      draft={`category-policy ${categoryId}`}
      initial={{ shows: now, revision }}
      inputOf={(values) => ({ categoryId, ifRevision: values.revision, shows: chosen(values) })}
      send={client.category.choosePolicy.mutate}
      submit={m.form_save()}
      done={({ path }, values) => ({
        message: m.policy_chosen({ category: name[lang], policy: policyName(chosen(values)) }),
        path,
      })}
      undo={(again, written) =>
        client.category.choosePolicy.mutate({
          ...again,
          categoryId,
          shows: now,
          ifRevision: written.revision,
        })
      }
      saved={saved}
    >
      {(form) => <PolicyField form={form} />}
    </ChangeForm>
  );
}

/** Sets a category's policy. */
export const CategoryPolicyForm = categories.formOf(Choosing, Unscoped);
