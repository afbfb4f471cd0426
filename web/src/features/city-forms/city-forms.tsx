import { m } from '../../paraglide/messages.js';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { ShortTextField } from '../../ui/fields/ShortTextField.tsx';
import { CityField } from '../../ui/form/CityField.tsx';
import { commandsOf } from '../../ui/form/commands-of.ts';
import type { EntityForm } from '../../ui/form/entity-kind.ts';
import { entityForms } from '../../ui/form/EntityForms.tsx';
import { InSeason, nameOf, optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { EnglishNameField, nameDifferences } from '../../ui/form/NameFields.tsx';
import { namedWords } from '../../ui/form/named-words.ts';
import { checkCity, cityIn, type CityValues, cityValues, emptyCity } from './city-values.ts';

type Props = { form: EntityForm<CityValues>; scope: SeasonChoices };

/** Id of the site's region whose name equals or starts with the known city's region; empty when there is none. */
const regionIdOf = ({ regions }: Props['scope'], name: string | null): string =>
  String(regions.find((region) => name !== null && region.name.startsWith(name))?.id ?? '');

/** The name, region and position of a city. A known city name fills in the rest. */
function CityFields({ form, scope }: Props) {
  return (
    <>
      <CityField
        form={form}
        name="name"
        label={m.structure_name_fr()}
        maxLength={200}
        onKnown={({ region, at }) =>
          form.setAll({
            regionId: regionIdOf(scope, region) || form.values.regionId,
            ...(at && { latitude: String(at.latitude), longitude: String(at.longitude) }),
          })
        }
      />
      <EnglishNameField form={form} />
      <SelectField
        form={form}
        name="regionId"
        label={m.city_form_region()}
        empty={m.city_form_no_region()}
        options={optionsOf(scope.regions)}
      />
      <ShortTextField
        form={form}
        name="latitude"
        label={m.city_form_latitude()}
        hint={m.city_form_at_hint()}
        maxLength={20}
      />
      <ShortTextField
        form={form}
        name="longitude"
        label={m.city_form_longitude()}
        hint={m.city_form_longitude_hint()}
        maxLength={20}
      />
    </>
  );
}

/** Teams of a deleted city retain its name as text. */
export const cityForms = entityForms({
  name: 'city',
  permission: 'catalogue/write',
  words: namedWords({
    added: m.city_added,
    edited: m.city_edited,
    question: m.city_delete_question,
    deleted: m.city_deleted,
  }),
  Scope: InSeason,
  commands: (client) => commandsOf(client.city, client.city.add, client.city.change),
  ids: (id: number) => ({ cityId: id }),
  useInitial: () => emptyCity,
  valuesOf: cityValues,
  check: checkCity,
  added: cityIn,
  changed: cityIn,
  Fields: CityFields,
  labels: ({ regions }) => ({
    ...nameDifferences(),
    regionId: { label: m.city_form_region(), format: (id) => nameOf(regions, id) },
    latitude: { label: m.city_form_latitude() },
    longitude: { label: m.city_form_longitude() },
  }),
});
