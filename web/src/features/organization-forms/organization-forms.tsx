import type { CurrentOrganization } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { AddChoice } from '../../ui/form/AddChoice.tsx';
import { commandsOf } from '../../ui/form/commands-of.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { InSeason, nameOf, optionsOf } from '../../ui/form/InSeason.tsx';
import { checkName, nameDifferences, NameFields, nameIn, nameValues } from '../../ui/form/NameFields.tsx';
import { namedWords } from '../../ui/form/named-words.ts';

const empty = { name: '', nameEn: '', cityId: '', revision: '' };

const organizationIn = (values: typeof empty) => ({
  name: nameIn(values),
  cityId: values.cityId ? Number(values.cityId) : null,
});

export const organizationForms = entityForms({
  name: 'organization',
  permission: 'catalogue/write',
  words: namedWords({
    added: m.organization_added,
    edited: m.organization_edited,
    question: m.organization_delete_question,
    deleted: m.organization_deleted,
  }),
  Scope: InSeason,
  commands: (client) => commandsOf(client.organization, client.organization.add, client.organization.change),
  ids: (id: number) => ({ organizationId: id }),
  useInitial: () => empty,
  valuesOf: ({ name, cityId, revision }: CurrentOrganization) => ({
    ...nameValues(name),
    cityId: String(cityId ?? ''),
    revision,
  }),
  check: checkName,
  added: organizationIn,
  changed: organizationIn,
  Fields: ({ form, scope: { cities } }) => (
    <>
      <NameFields form={form} />
      <SelectField
        form={form}
        name="cityId"
        label={m.organization_form_city()}
        empty={m.organization_form_no_city()}
        options={optionsOf(cities)}
        below={<AddChoice none={null} form="add-city" title={m.city_form_add()} />}
      />
    </>
  ),
  labels: ({ cities }) => ({
    ...nameDifferences(),
    cityId: { label: m.organization_form_city(), format: (id) => nameOf(cities, id) },
  }),
});
