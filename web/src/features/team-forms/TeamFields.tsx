import { m } from '../../paraglide/messages.js';
import { AddChoice } from '../../ui/form/AddChoice.tsx';
import { CityField } from '../../ui/form/CityField.tsx';
import { optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { ShortTextField } from '../../ui/fields/ShortTextField.tsx';
import { CategoryRegionFields } from '../../ui/form/CategoryRegionFields.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import type { TeamValues } from './team-values.ts';

type Props = {
  form: FieldsOf<TeamValues>;
  choices: Pick<SeasonChoices, 'categories' | 'regions' | 'organizations' | 'countries'>;
};

/** A team's name, category, region, city, organization and country in a season. */
export function TeamFields({ form, choices }: Props) {
  return (
    <>
      <ShortTextField form={form} name="name" label={m.team_form_name()} maxLength={120} />
      <CategoryRegionFields form={form} choices={choices} />
      <CityField form={form} name="city" label={m.field_city()} maxLength={120} />
      <SelectField
        form={form}
        name="organizationId"
        label={m.team_form_organization()}
        empty={m.team_form_no_organization()}
        options={optionsOf(choices.organizations)}
        below={<AddChoice none={null} form="add-organization" title={m.organization_form_add()} />}
      />
      <SelectField
        form={form}
        name="country"
        label={m.team_form_country()}
        hint={m.team_form_country_hint()}
        empty={m.team_form_no_country()}
        options={optionsOf(choices.countries)}
      />
    </>
  );
}
