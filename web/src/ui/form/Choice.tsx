import { Checkbox, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldsOf, NameIn, Values } from './use-form-state.ts';

type Props<V extends Values> = {
  form: FieldsOf<V>;
  name: NameIn<V>;
  /** A box to tick holds this while it is ticked; of several radio buttons, the chosen one. */
  value: string;
  type: 'checkbox' | 'radio';
  /** The first of its group, where links to what is wrong lead. */
  first?: boolean;
  /** Where more than this value changes with it. */
  choose?: () => void;
  children: ReactNode;
};

/** A box or button with its text beside it. */
export function Choice<V extends Values>({ form, name, value, type, first, choose, children }: Props<V>) {
  const Box = type === 'radio' ? Radio : Checkbox;
  const fault = form.faults.find(({ field }) => field === name);
  return (
    <Box
      id={first ? `${form.id}-${name}` : `${form.id}-${name}-${value}`}
      name={name}
      value={value}
      label={children}
      checked={form.values[name] === value}
      onChange={choose ?? ((event) => form.set(name, event.currentTarget.checked ? value : ''))}
      error={fault && (first ? fault.message : true)}
    />
  );
}
