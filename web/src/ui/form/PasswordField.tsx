import { m } from '../../paraglide/messages.js';
import { TextField } from './TextField.tsx';
import type { FieldsOf } from './use-form-state.ts';

/** The password that somebody has, as `currentPassword`; whoever finds an open browser does not know it. */
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

/** A password to choose, as `password`, with what it must be like; password managers offer one. */
export function NewPasswordField({ form, label }: { form: FieldsOf<{ password: string }>; label: string }) {
  return (
    <TextField
      form={form}
      name="password"
      type="password"
      label={label}
      hint={m.register_fault_password()}
      autoComplete="new-password"
    />
  );
}
