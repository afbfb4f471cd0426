import { TimeInput } from '@mantine/dates';
import { type FieldProps, fieldOf } from '../fields/field-of.ts';
import type { Values } from '../fields/use-form-state.ts';

/** A local time, `HH:MM`; empty when not known. */
export function TimeField<V extends Values>(field: FieldProps<V>) {
  const { form, name } = field;
  return (
    <TimeInput
      {...fieldOf(field)}
      onChange={(event) => form.set(name, event.currentTarget.value.slice(0, 5))}
    />
  );
}
