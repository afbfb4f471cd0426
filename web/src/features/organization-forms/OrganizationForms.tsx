import type { CurrentOrganization } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import type { FormProps } from '../../lib/form-props.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { DeleteForm } from '../../ui/form/DeleteForm.tsx';
import { InSeason, nameOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { checkName, nameIn } from '../../ui/form/NameFields.tsx';
import { OfQuery } from '../../ui/form/OfQuery.tsx';
import { OnlyFor } from '../../ui/form/OnlyFor.tsx';
import { useTheirs } from '../../ui/form/use-theirs.ts';
import { useWriteForm } from '../../ui/form/use-write-form.ts';
import { WriteForm } from '../../ui/form/WriteForm.tsx';
import { emptyOrganization, organizationIn, organizationValues } from './organization-values.ts';
import { OrganizationFields } from './OrganizationFields.tsx';

type Adding = FormProps & { choices: SeasonChoices };

function Add({ choices, saved }: Adding) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const form = useWriteForm({
    draft: 'add-organization',
    initial: emptyOrganization,
    check: checkName,
    inputOf: organizationIn,
    send: (input, signal) => client.organization.add.mutate({ ...input, lang }, { signal }),
    done: ({ id, path, revision }, values) =>
      saved({
        message: m.organization_added({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          client.organization.delete.mutate({
            commandId: newCommandId(),
            lang,
            organizationId: id,
            reason: 'typing-error',
            ifRevision: revision,
          }),
      }),
  });
  return (
    <WriteForm form={form} submit={m.organization_form_add()}>
      <OrganizationFields form={form} choices={choices} />
    </WriteForm>
  );
}

type Changing = Adding & { organization: CurrentOrganization };

const useEdit = ({ organization, choices, saved }: Changing) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const { id: organizationId, name, cityId } = organization;
  const form = useWriteForm({
    draft: `edit-organization ${organizationId}`,
    initial: { ...organizationValues(organization), revision: organization.revision },
    check: checkName,
    inputOf: (values) => ({ organizationId, ifRevision: values.revision, ...organizationIn(values) }),
    send: (input, signal) => client.organization.change.mutate({ ...input, lang }, { signal }),
    done: ({ path, revision }, values) =>
      saved({
        message: m.organization_edited({ name: nameIn(values)[lang] }),
        path,
        undo: () =>
          client.organization.change.mutate({
            commandId: newCommandId(),
            lang,
            organizationId,
            name,
            cityId,
            ifRevision: revision,
          }),
      }),
  });
  const theirs = useTheirs({
    form,
    now: async () => {
      const now = await client.organization.current.query({ lang, id: organizationId });
      return { ...organizationValues(now), revision: now.revision };
    },
    fields: {
      name: { label: m.structure_name_fr() },
      nameEn: { label: m.structure_name_en() },
      cityId: { label: m.organization_form_city(), say: (id) => nameOf(choices.cities, id) },
    },
  });
  return { form, theirs };
};

function Edit(props: Changing) {
  const { form, theirs } = useEdit(props);
  return (
    <WriteForm form={form} submit={m.form_save()} {...theirs}>
      <OrganizationFields form={form} choices={props.choices} />
    </WriteForm>
  );
}

function Remove({ organization, saved }: FormProps & { organization: CurrentOrganization }) {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  const words = { name: organization.name[lang] };
  const ids = { lang, organizationId: organization.id };
  return (
    <DeleteForm
      name={`delete-organization ${organization.id}`}
      revision={organization.revision}
      question={m.organization_delete_question(words)}
      submit={m.organization_form_delete()}
      send={(input, signal) => client.organization.delete.mutate({ ...ids, ...input }, { signal })}
      done={m.organization_deleted(words)}
      undo={() => client.organization.restore.mutate({ ...ids, commandId: newCommandId() })}
      saved={saved}
    />
  );
}

type Of = { id: number | null; children: (organization: CurrentOrganization) => ReactNode };
function Present({ id, children }: Of) {
  const { lang } = usePageLocation();
  const asked = { lang, id: id ?? 0 };
  const organization = trpc.organization.current.useQuery(asked, { staleTime: 0, retry: false });
  return <OfQuery query={organization}>{children}</OfQuery>;
}

export function AddOrganization(props: FormProps) {
  return (
    <OnlyFor permission="catalogue/write">
      <InSeason>{(choices) => <Add {...props} choices={choices} />}</InSeason>
    </OnlyFor>
  );
}

export function EditOrganization(props: FormProps) {
  return (
    <OnlyFor permission="catalogue/write">
      <Present id={props.id}>
        {(organization) => (
          <InSeason>
            {(choices) => <Edit {...props} organization={organization} choices={choices} />}
          </InSeason>
        )}
      </Present>
    </OnlyFor>
  );
}

export function DeleteOrganization(props: FormProps) {
  return (
    <OnlyFor permission="catalogue/write">
      <Present id={props.id}>{(organization) => <Remove {...props} organization={organization} />}</Present>
    </OnlyFor>
  );
}
