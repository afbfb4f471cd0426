import { TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { type FieldProps, fieldOf } from '../fields/field-of.ts';
import type { Values } from '../fields/use-form-state.ts';

/**
 * A small whole number, as a text input with a numeric keypad whose value is replaced when typing. A number input would
 * accept signs and points and change with the wheel. Other input stays as typed, and the form reports a field error.
 */
export function NumberField<V extends Values>({
  maxLength = 3,
  ...field
}: FieldProps<V> & { maxLength?: number }) {
  const { form, name } = field;
  const { numbers } = form;
  useEffect(() => {
    numbers?.add(name);
    return () => void numbers?.delete(name);
  }, [numbers, name]);
  return (
    <TextInput
      {...fieldOf(field)}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      maxLength={maxLength}
      onFocus={(event) => event.target.select()}
      onChange={(event) => form.set(name, event.target.value.trim())}
    />
  );
}
