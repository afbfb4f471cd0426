import { createElement, Fragment, type ReactNode } from 'react';
import type { FieldsOf, NameIn, Values } from './use-form-state.ts';

export type FieldProps<V extends Values> = {
  form: FieldsOf<V>;
  name: NameIn<V>;
  label: string;
  hint?: string | undefined;
  /** Content below the field, such as a link to add an option. */
  below?: ReactNode;
};

/** Prop that places content between an input and its error. */
export const withBelow = (below: ReactNode) => ({
  inputContainer: (input: ReactNode) => createElement(Fragment, null, input, below),
});

/** Props that connect an input to its form: label, value and field error. */
export const fieldOf = <V extends Values>({ form, name, label, hint, below }: FieldProps<V>) => ({
  id: `${form.id}-${name}`,
  name,
  label,
  description: hint,
  error: form.errors.find(({ field }) => field === name)?.message,
  value: form.values[name] ?? '',
  onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  ...(below !== undefined && withBelow(below)),
});
