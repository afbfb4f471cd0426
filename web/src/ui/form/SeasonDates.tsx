import { m } from '../../paraglide/messages.js';
import { DateField } from './DateField.tsx';
import classes from './form.module.css';
import type { FieldError } from '../../lib/http/call-error.ts';
import type { FieldsOf } from '../fields/use-form-state.ts';

type Dates = { readonly startsOn: string; readonly endsOn: string };

export const datesIn = ({ startsOn, endsOn }: Dates) => ({ startsOn, endsOn });

export const checkDates = (values: Dates): readonly FieldError[] => {
  const { startsOn, endsOn } = datesIn(values);
  const missing = [
    ...(startsOn ? [] : [{ field: 'startsOn', message: m.structure_check_starts() }]),
    ...(endsOn ? [] : [{ field: 'endsOn', message: m.structure_check_ends() }]),
  ];
  if (missing.length > 0) return missing;
  return startsOn > endsOn ? [{ field: 'endsOn', message: m.structure_check_reversed() }] : [];
};

export function SeasonDates({ form }: { form: FieldsOf<Dates> }) {
  return (
    <div className={classes.pair}>
      <DateField form={form} name="startsOn" label={m.structure_starts()} />
      <DateField form={form} name="endsOn" label={m.structure_ends()} />
    </div>
  );
}
