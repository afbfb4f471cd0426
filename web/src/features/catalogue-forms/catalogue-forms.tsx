import { proposedPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { CurrentCatalogueItem } from '@rondelle/contracts/competition/structure.outputs.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { EntityForm } from '../../ui/form/entity-kind.ts';
import { commandsOf } from '../../ui/form/commands-of.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { InSeason, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { checkName, nameDifferences, NameFields, nameIn, nameValues } from '../../ui/form/NameFields.tsx';
import { namedWords } from '../../ui/form/named-words.ts';
import { policyName } from '../../ui/policy/policy-words.ts';
import {
  checkDescription,
  descriptionDifferences,
  DescriptionFields,
  descriptionIn,
  descriptionValues,
} from './DescriptionFields.tsx';
import { PolicyField, policyIn } from './PolicyField.tsx';

const empty = {
  name: '',
  nameEn: '',
  description: '',
  descriptionEn: '',
  shows: '',
  onlyIn: '',
  revision: '',
};
type Values = typeof empty;
type FieldsProps = {
  form: EntityForm<Values>;
  scope: SeasonChoices | null;
  entity: CurrentCatalogueItem | null;
};

/** The name in a season, or in all others. */
const nameNow = ({ name, seasonNames }: CurrentCatalogueItem, onlyIn: string) =>
  seasonNames.find(({ seasonId }) => String(seasonId) === onlyIn)?.name ?? name;

const shownIn = (values: Values) => policyIn(values.shows) ?? proposedPolicy(nameIn(values));

/** Items are added without a season; only an item that exists can have a name in one season. */
function Scope({
  id,
  children,
}: {
  id: number | null;
  children: (choices: SeasonChoices | null) => ReactNode;
}) {
  return id === null ? children(null) : <InSeason>{children}</InSeason>;
}

/** Selects for which season, or all, a name is. */
function SeasonOfName({ form, scope: choices, entity }: FieldsProps) {
  if (!choices || !entity) return null;
  return (
    <SelectField
      form={form}
      name="onlyIn"
      label={m.place_name_for()}
      options={[
        { value: '', label: m.place_name_everywhere() },
        ...choices.seasons.map(({ id, slug }) => ({
          value: String(id),
          label: m.place_name_only_in({ season: slug }),
        })),
      ]}
      onChoose={(onlyIn) => form.setAll({ onlyIn, ...nameValues(nameNow(entity, onlyIn)) })}
    />
  );
}

/** Declares what all three kinds share. */
const item = {
  permission: 'catalogue/write',
  Scope,
  useInitial: () => empty,
  valuesOf: (now: CurrentCatalogueItem, _scope: SeasonChoices | null, values: Values | null) => ({
    ...empty,
    ...nameValues(nameNow(now, values?.onlyIn ?? '')),
    ...descriptionValues(now.description),
    onlyIn: values?.onlyIn ?? '',
    revision: now.revision,
  }),
  check: checkName,
  added: (values: Values) => ({ name: nameIn(values) }),
  labels: nameDifferences,
} as const;

const addedDescription = (values: Values) => {
  const description = descriptionIn(values);
  return description ? { description } : {};
};

/** Declares what kinds with a description share. The description is the same in all seasons, unlike the name. */
const described = {
  ...item,
  check: (values: Values) => [...checkName(values), ...checkDescription(values)],
  added: (values: Values) => ({ name: nameIn(values), ...addedDescription(values) }),
  changed: (values: Values) => ({
    name: nameIn(values),
    onlyIn: values.onlyIn ? Number(values.onlyIn) : null,
    description: descriptionIn(values),
  }),
  labels: () => ({ ...nameDifferences(), ...descriptionDifferences() }),
} as const;

export const region = entityForms({
  ...described,
  name: 'region',
  words: namedWords({
    added: m.region_added,
    edited: m.region_edited,
    question: m.region_delete_question,
    deleted: m.region_deleted,
  }),
  commands: (client) => commandsOf(client.region, client.region.add, client.region.edit),
  ids: (id: number) => ({ regionId: id }),
  Fields: (props) => (
    <>
      <SeasonOfName {...props} />
      <NameFields form={props.form} />
      <DescriptionFields form={props.form} />
    </>
  ),
});

export const category = entityForms({
  ...described,
  name: 'category',
  words: namedWords({
    added: m.category_added,
    edited: m.category_edited,
    question: m.category_delete_question,
    deleted: m.category_deleted,
  }),
  commands: (client) => commandsOf(client.category, client.category.add, client.category.edit),
  ids: (id: number) => ({ categoryId: id }),
  added: (values) => ({ ...described.added(values), shows: shownIn(values) }),
  Fields: (props) => (
    <>
      <SeasonOfName {...props} />
      <NameFields form={props.form} />
      <DescriptionFields form={props.form} />
      {!props.entity && (
        <PolicyField
          form={props.form}
          empty={m.policy_proposed({ policy: policyName(proposedPolicy(nameIn(props.form.values))) })}
        />
      )}
    </>
  ),
});

export const division = entityForms({
  ...item,
  name: 'division',
  words: namedWords({
    added: m.division_added,
    edited: m.division_edited,
    question: m.division_delete_question,
    deleted: m.division_deleted,
  }),
  commands: (client) => commandsOf(client.division, client.division.add, client.division.rename),
  ids: (id: number) => ({ divisionId: id }),
  changed: item.added,
  Fields: ({ form }) => <NameFields form={form} />,
});
