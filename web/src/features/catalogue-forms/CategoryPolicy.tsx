import type { CurrentCatalogueItem } from '@rondelle/contracts/competition/structure.outputs.ts';
import { trpc } from '../../lib/http/trpc.ts';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { useClient } from '../../lib/page/use-client.ts';
import { m } from '../../paraglide/messages.js';
import { ChangeForm } from '../../ui/form/ChangeForm.tsx';
import { QueryLoader } from '../../ui/form/QueryLoader.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { policyName } from '../../ui/policy/policy-words.ts';
import { PolicyField, policyIn } from './PolicyField.tsx';

function Choosing({ category, saved }: FormProps & { category: CurrentCatalogueItem }) {
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

function OfCategory(props: FormProps) {
  const { lang } = useClient();
  const input = { lang, id: props.id ?? 0 };
  const category = trpc.category.current.useQuery(input, { staleTime: 0, retry: false });
  return <QueryLoader query={category}>{(data) => <Choosing {...props} category={data} />}</QueryLoader>;
}

/** Sets a category's policy. Requires the permission `catalogue/write`. */
export function CategoryPolicyForm(props: FormProps) {
  return (
    <OnlyFor permission="catalogue/write">
      <OfCategory {...props} />
    </OnlyFor>
  );
}
