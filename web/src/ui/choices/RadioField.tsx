import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldsOf, NameIn, Values } from '../fields/use-form-state.ts';

type Props<V extends Values> = {
  form: FieldsOf<V>;
  name: NameIn<V>;
  /** Value of the field while this button is chosen. */
  value: string;
  /** The first of its group, which links from errors lead to. */
  first?: boolean;
  /** Replaces setting the value, when more changes with it. */
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
