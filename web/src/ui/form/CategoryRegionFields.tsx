import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { AddChoice } from './AddChoice.tsx';
import { nameOf, optionsOf, type SeasonChoices } from './InSeason.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import type { FieldsOf } from '../fields/use-form-state.ts';

export type CategoryRegionValues = { categoryId: string; regionId: string };
type Choices = Pick<SeasonChoices, 'categories' | 'regions'>;

export const checkCategoryRegion = ({
  categoryId,
  regionId,
}: CategoryRegionValues): readonly FieldError[] => [
  ...(categoryId ? [] : [{ field: 'categoryId', message: m.structure_check_category() }]),
  ...(regionId ? [] : [{ field: 'regionId', message: m.structure_check_region() }]),
];

/** Labels of the fields, for edit conflicts. */
export const categoryRegionLabels = ({ categories, regions }: Choices) => ({
  categoryId: { label: m.game_form_category(), format: (id: string) => nameOf(categories, id) },
  regionId: { label: m.structure_region(), format: (id: string) => nameOf(regions, id) },
});

type Props = { form: FieldsOf<CategoryRegionValues>; choices: Choices };

/** Below a choice of categories: a link to add one. */
export function AddCategoryChoice({ isEmpty }: { isEmpty: boolean }) {
  const none = isEmpty ? m.structure_none_category() : null;
  return <AddChoice none={none} form="add-category" title={m.category_form_add()} />;
}

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
        below={<AddCategoryChoice isEmpty={categories.length === 0} />}
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
