import { m } from '../../paraglide/messages.js';
import { CityField } from '../../ui/form/CityField.tsx';
import { optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { LineField } from '../../ui/form/LineField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { FieldsOf } from '../../ui/form/use-form-state.ts';
import type { CityValues } from './city-values.ts';

type Props = {
  form: FieldsOf<CityValues> & { readonly setAll: (changes: Partial<CityValues>) => void };
  choices: Pick<SeasonChoices, 'regions'>;
};

/** A region of the site that is called as a known place's, or begins so. */
const regionIdOf = ({ regions }: Props['choices'], name: string | null): string =>
  String(regions.find((region) => name !== null && region.name.startsWith(name))?.id ?? '');

/** What a city is called and where it is: filled in where a place of that name is known. */
export function CityFields({ form, choices }: Props) {
  return (
    <>
      <CityField
        form={form}
        name="name"
        label={m.structure_name_fr()}
        maxLength={200}
        onKnown={({ region, at }) =>
          form.setAll({
            regionId: regionIdOf(choices, region) || form.values.regionId,
            ...(at && { latitude: String(at.latitude), longitude: String(at.longitude) }),
          })
        }
      />
      <LineField
        form={form}
        name="nameEn"
        label={m.structure_name_en()}
        hint={m.structure_name_en_hint()}
        maxLength={200}
      />
      <SelectField
        form={form}
        name="regionId"
        label={m.city_form_region()}
        empty={m.city_form_no_region()}
        options={optionsOf(choices.regions)}
      />
      <LineField
        form={form}
        name="latitude"
        label={m.city_form_latitude()}
        hint={m.city_form_at_hint()}
        maxLength={20}
      />
      <LineField
        form={form}
        name="longitude"
        label={m.city_form_longitude()}
        hint={m.city_form_longitude_hint()}
        maxLength={20}
      />
    </>
  );
}
