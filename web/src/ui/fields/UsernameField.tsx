import { m } from '../../paraglide/messages.js';
import { TextField } from './TextField.tsx';
import type { FieldsOf } from './use-form-state.ts';

/** The name of a new account, with its rules. */
export function UsernameField({ form }: { form: FieldsOf<{ username: string }> }) {
  return (
    <TextField
      form={form}
      name="username"
      label={m.account_username()}
      hint={m.register_username_hint()}
      autoComplete="username"
    />
  );
}
