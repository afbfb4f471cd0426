import { m } from '../../paraglide/messages.js';
import type { SeasonChoices } from '../../ui/form/InSeason.tsx';
import { LineField } from '../../ui/form/LineField.tsx';
import { PlaceFields } from '../../ui/form/PlaceFields.tsx';
import type { FieldsOf } from '../../ui/form/use-form-state.ts';
import type { TeamValues } from './team-values.ts';

type Props = { form: FieldsOf<TeamValues>; choices: Pick<SeasonChoices, 'categories' | 'regions'> };

/** What a team is called in a season and where it plays. */
export function TeamFields({ form, choices }: Props) {
  return (
    <>
      <LineField form={form} name="name" label={m.team_form_name()} maxLength={120} />
      <PlaceFields form={form} choices={choices} />
      <LineField form={form} name="city" label={m.game_form_city()} maxLength={120} />
    </>
  );
}
