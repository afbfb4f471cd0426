import { TextInput } from '@mantine/core';
import { type FieldProps, fieldOf } from './field-of.ts';
import type { Values } from './use-form-state.ts';

/** One line of free text that may stay empty: an arena, a city. */
export function LineField<V extends Values>({ maxLength, ...field }: FieldProps<V> & { maxLength: number }) {
  return <TextInput {...fieldOf(field)} autoComplete="off" maxLength={maxLength} />;
}
