import { TextInput } from '@mantine/core';
import { type FieldProps, fieldOf } from './field-of.ts';
import type { Values } from './use-form-state.ts';

/** One optional line of free text, such as a venue or a city. */
export function ShortTextField<V extends Values>({
  maxLength,
  ...field
}: FieldProps<V> & { maxLength: number }) {
  return <TextInput {...fieldOf(field)} autoComplete="off" maxLength={maxLength} />;
}
