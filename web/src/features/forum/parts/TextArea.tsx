import { Textarea } from '@mantine/core';
import { type FieldProps, fieldOf } from '../../../ui/form/field-of.ts';
import type { Values } from '../../../ui/form/use-form-state.ts';

/** A text of several lines, as tall as what is written in it asks for. */
export function TextArea<V extends Values>(field: FieldProps<V>) {
  return <Textarea {...fieldOf(field)} rows={6} maxLength={10_000} required withAsterisk={false} />;
}
