import { TextInput } from '@mantine/core';
import { type FieldProps, fieldOf } from './field-of.ts';
import type { Values } from './use-form-state.ts';

type Props<V extends Values> = FieldProps<V> & {
  type?: 'text' | 'email' | 'password';
  /** For browsers and password managers. */
  autoComplete: string;
};

/** One required line, such as a name, an address or a password. */
export function TextField<V extends Values>({ type = 'text', autoComplete, ...field }: Props<V>) {
  return (
    <TextInput
      {...fieldOf(field)}
      type={type}
      required
      withAsterisk={false}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}
