import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldsOf, NameIn, Values } from '../fields/use-form-state.ts';

type Props<V extends Values> = {
  form: FieldsOf<V>;
  name: NameIn<V>;
  /** Value of the field while this button is chosen. */
  value: string;
  /** The first of its group: links from errors lead to this one. */
  first?: boolean;
  /** Replaces setting the value, when other values change too. */
  choose?: () => void;
  children: ReactNode;
};

/** A radio button with its label. */
export function RadioField<V extends Values>({ form, name, value, first, choose, children }: Props<V>) {
  const error = form.errors.find(({ field }) => field === name);
  return (
    <Radio
      id={first ? `${form.id}-${name}` : `${form.id}-${name}-${value}`}
      name={name}
      value={value}
      label={children}
      checked={form.values[name] === value}
      onChange={choose ?? (() => form.set(name, value))}
      error={error && (first ? error.message : true)}
    />
  );
}
