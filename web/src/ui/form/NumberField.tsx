import { TextInput } from '@mantine/core';
import { type FieldProps, fieldOf } from './field-of.ts';
import type { Values } from './use-form-state.ts';

/**
 * A small whole number, as text: phones show a numeric keypad, and what stands there is typed over. A number input
 * would take signs and points, and change by the wheel.
 */
export function NumberField<V extends Values>({
  maxLength = 3,
  ...field
}: FieldProps<V> & { maxLength?: number }) {
  const { form, name } = field;
  return (
    <TextInput
      {...fieldOf(field)}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      maxLength={maxLength}
      onFocus={(event) => event.target.select()}
      onChange={(event) => form.set(name, event.target.value.replaceAll(/\D/g, ''))}
    />
  );
}
