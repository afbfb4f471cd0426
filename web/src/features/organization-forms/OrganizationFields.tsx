import { m } from '../../paraglide/messages.js';
import { AddChoice } from '../../ui/form/AddChoice.tsx';
import { optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import type { FieldsOf } from '../../ui/fields/use-form-state.ts';
import type { OrganizationValues } from './organization-values.ts';

type Props = { form: FieldsOf<OrganizationValues>; choices: Pick<SeasonChoices, 'cities'> };

export function OrganizationFields({ form, choices: { cities } }: Props) {
  return (
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
  );
}
