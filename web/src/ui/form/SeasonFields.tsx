import type { FieldError } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { NumberField } from './NumberField.tsx';
import { checkDates, SeasonDates } from './SeasonDates.tsx';
import { datesInYear, isSeasonYear, slugIn } from './season-year.ts';
import type { FieldsOf } from '../fields/use-form-state.ts';

export type SeasonValues = { readonly year: string; readonly startsOn: string; readonly endsOn: string };

export const checkSeason = (values: SeasonValues): readonly FieldError[] => [
  ...(isSeasonYear(values.year) ? [] : [{ field: 'year', message: m.season_check_year() }]),
  ...checkDates(values),
];

/** Start year, start and end of a new season; the dates follow the year. */
export function SeasonFields({ form }: { form: FieldsOf<SeasonValues> }) {
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    const dates = name === 'year' ? datesInYear(form.values, value) : null;
    if (!dates) return;
    form.set('startsOn', dates.startsOn);
    form.set('endsOn', dates.endsOn);
  };
  return (
    <>
      <NumberField
        form={{ ...form, set }}
        name="year"
        label={m.season_form_year()}
        hint={m.season_form_year_hint({ season: slugIn(form.values.year) })}
        maxLength={4}
      />
      <SeasonDates form={form} />
    </>
  );
}
