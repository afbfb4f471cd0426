import { m } from '../../paraglide/messages.js';
import { optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';

type Props = { form: WriteFormState; choices: SeasonChoices };

/** The category and the region that a league is of. */
export function PlaceFields({ form, choices: { categories, regions } }: Props) {
  return (
    <>
      <SelectField
        form={form}
        name="categoryId"
        label={m.game_form_category()}
        empty={m.game_form_choose()}
        options={optionsOf(categories)}
      />
      <SelectField
        form={form}
        name="regionId"
        label={m.structure_region()}
        empty={m.game_form_choose()}
        options={optionsOf(regions)}
      />
    </>
  );
}
