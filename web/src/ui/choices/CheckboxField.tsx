import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldsOf, NameIn, Values } from '../fields/use-form-state.ts';

type Props<V extends Values> = { form: FieldsOf<V>; name: NameIn<V>; children: ReactNode };

/** A checkbox with its label; its value is `yes` or empty. */
export function CheckboxField<V extends Values>({ form, name, children }: Props<V>) {
  return (
    <Checkbox
      id={`${form.id}-${name}`}
      name={name}
      value="yes"
      label={children}
      checked={form.values[name] === 'yes'}
      onChange={(event) => form.set(name, event.currentTarget.checked ? 'yes' : '')}
      error={form.errors.find(({ field }) => field === name)?.message}
    />
  );
}
