import { DayInput } from './DayInput.tsx';
import { type FieldProps, fieldOf } from '../fields/field-of.ts';
import type { Values } from '../fields/use-form-state.ts';

type Props<V extends Values> = FieldProps<V> & { min?: string; max?: string };

/** A day, `YYYY-MM-DD`, typed or picked; `min` and `max` limit the calendar. */
export function DateField<V extends Values>({ min, max, ...field }: Props<V>) {
  const { form, name } = field;
  return (
    <DayInput
      {...fieldOf(field)}
      choose={(day) => form.set(name, day)}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
    />
  );
}
