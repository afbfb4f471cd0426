import { m } from '../../paraglide/messages.js';
import { DateField } from '../../ui/form/DateField.tsx';
import classes from '../../ui/form/form.module.css';
import type { Fault, FormState, Values } from '../../ui/form/use-form.ts';

export const datesIn = ({ startsOn = '', endsOn = '' }: Values) => ({ startsOn, endsOn });

export const checkDates = (values: Values): readonly Fault[] => {
  const { startsOn, endsOn } = datesIn(values);
  const missing = [
    ...(startsOn ? [] : [{ field: 'startsOn', message: m.structure_check_starts() }]),
    ...(endsOn ? [] : [{ field: 'endsOn', message: m.structure_check_ends() }]),
  ];
  if (missing.length > 0) return missing;
  return startsOn > endsOn ? [{ field: 'endsOn', message: m.structure_check_reversed() }] : [];
};

/** The first and the last day of a season. */
export function SeasonDates({ form }: { form: FormState }) {
  return (
    <div className={classes.pair}>
      <DateField form={form} name="startsOn" label={m.structure_starts()} />
      <DateField form={form} name="endsOn" label={m.structure_ends()} />
    </div>
  );
}
