import { Textarea } from '@mantine/core';
import { type FieldProps, fieldOf } from '../../../ui/fields/field-of.ts';
import type { Values } from '../../../ui/fields/use-form-state.ts';

/** A multi-line text field that grows with its content. */
export function TextArea<V extends Values>(field: FieldProps<V>) {
  return <Textarea {...fieldOf(field)} rows={6} maxLength={10_000} required withAsterisk={false} />;
}
