import { m } from '../../paraglide/messages.js';
import { TextField } from './TextField.tsx';
import type { FieldsOf } from './use-form-state.ts';

/** The current password, required again so that an unlocked browser is not enough. */
export function CurrentPasswordField({ form }: { form: FieldsOf<{ currentPassword: string }> }) {
  return (
    <TextField
      form={form}
      name="currentPassword"
      type="password"
      label={m.account_current_password()}
      autoComplete="current-password"
    />
  );
}

/** A new password with its rules; password managers suggest one. */
export function NewPasswordField({ form, label }: { form: FieldsOf<{ password: string }>; label: string }) {
  return (
    <TextField
      form={form}
      name="password"
      type="password"
      label={label}
      hint={m.register_error_password()}
      autoComplete="new-password"
    />
  );
}
