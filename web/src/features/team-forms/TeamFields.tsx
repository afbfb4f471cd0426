import { m } from '../../paraglide/messages.js';
import { optionsOf, type SeasonChoices } from '../../ui/form/InSeason.tsx';
import { LineField } from '../../ui/form/LineField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { WriteFormState } from '../../ui/form/use-write-form.ts';

type Props = { form: WriteFormState; choices: Pick<SeasonChoices, 'categories' | 'regions'> };

/** What a team is called in a season and where it plays. */
export function TeamFields({ form, choices }: Props) {
  return (
    <>
      <LineField form={form} name="name" label={m.team_form_name()} maxLength={120} />
      <SelectField
        form={form}
        name="categoryId"
        label={m.game_form_category()}
        empty={m.game_form_choose()}
        options={optionsOf(choices.categories)}
      />
      <SelectField
        form={form}
        name="regionId"
        label={m.structure_region()}
        empty={m.game_form_choose()}
        options={optionsOf(choices.regions)}
      />
      <LineField form={form} name="city" label={m.game_form_city()} maxLength={120} />
    </>
  );
}
