import { proposedPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { CurrentCatalogueItem } from '@rondelle/contracts/competition/structure.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { checkName, nameDifferences, nameIn, NameFields, nameValues } from '../../ui/form/NameFields.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { policyName } from '../../ui/policy/policy-words.ts';
import type { EntityKind } from '../../ui/form/entity-kind.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import {
  type Added,
  type CatalogueKind,
  catalogueWords,
  type Renamed,
  useCatalogueWrites,
  useCurrentCatalogueItem,
} from './catalogue-kinds.ts';
import { PolicyField, policyIn } from './PolicyField.tsx';

const empty = { name: '', nameEn: '', shows: '', onlyIn: '', revision: '' };
type Values = typeof empty;
type Kind = EntityKind<CurrentCatalogueItem, Values, Added, Renamed>;

/** The name in a season, or in all others. */
const nameNow = ({ name, seasonNames }: CurrentCatalogueItem, onlyIn: string) =>
  seasonNames.find(({ seasonId }) => String(seasonId) === onlyIn)?.name ?? name;

const onlyInOf = (text: string) => (text ? Number(text) : null);

const fieldsOf = (kind: CatalogueKind): Kind['Fields'] =>
  function Fields({ form, choices, entity: thing }) {
    return (
      <>
        {kind !== 'division' && choices && thing && (
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
            onChoose={(onlyIn) => form.setAll({ onlyIn, ...nameValues(nameNow(thing, onlyIn)) })}
          />
        )}
        <NameFields form={form} />
        {kind === 'category' && !thing && (
          <PolicyField
            form={form}
            empty={m.policy_proposed({ policy: policyName(proposedPolicy(nameIn(form.values))) })}
          />
        )}
      </>
    );
  };

/** Forms that add an item, rename it (everywhere or in one season) and delete it. */
const formsOf = (kind: CatalogueKind) =>
  entityForms({
    name: kind,
    words: catalogueWords[kind],
    empty,
    valuesOf: (thing, { onlyIn }) => ({
      ...empty,
      ...nameValues(nameNow(thing, onlyIn)),
      onlyIn,
      revision: thing.revision,
    }),
    check: checkName,
    added: (values) => ({
      name: nameIn(values),
      ...(kind === 'category' && { shows: policyIn(values.shows) ?? proposedPolicy(nameIn(values)) }),
    }),
    changed: (values) => ({ name: nameIn(values), onlyIn: onlyInOf(values.onlyIn) }),
    before: (thing, { onlyIn }) => ({ name: nameNow(thing, onlyIn), onlyIn: onlyInOf(onlyIn) }),
    Fields: fieldsOf(kind),
    isAddedInSeason: false,
    fields: nameDifferences,
    useWrites: () => useCatalogueWrites(kind),
    useCurrent: (id) => useCurrentCatalogueItem(kind, id),
  } satisfies Kind);

export const region = formsOf('region');
export const category = formsOf('category');
export const division = formsOf('division');
