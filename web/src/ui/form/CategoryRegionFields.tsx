import { m } from '../../paraglide/messages.js';
import { AddChoice } from './AddChoice.tsx';
import { optionsOf, type SeasonChoices } from './InSeason.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import type { FieldsOf } from '../fields/use-form-state.ts';

export type CategoryRegionValues = { categoryId: string; regionId: string };
type Props = { form: FieldsOf<CategoryRegionValues>; choices: Pick<SeasonChoices, 'categories' | 'regions'> };

/** Category and region of a league or team. */
export function CategoryRegionFields({ form, choices: { categories, regions } }: Props) {
  return (
    <>
      <SelectField
        form={form}
        name="categoryId"
        label={m.game_form_category()}
        empty={m.game_form_choose()}
        options={optionsOf(categories)}
        below={
          <AddChoice
            none={categories.length === 0 ? m.structure_none_category() : null}
            form="add-category"
            title={m.category_form_add()}
          />
        }
      />
      <SelectField
        form={form}
        name="regionId"
        label={m.structure_region()}
        empty={m.game_form_choose()}
        options={optionsOf(regions)}
        below={
          <AddChoice
            none={regions.length === 0 ? m.structure_none_region() : null}
            form="add-region"
            title={m.region_form_add()}
          />
        }
      />
    </>
  );
}
