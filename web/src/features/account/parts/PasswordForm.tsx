import { useState } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Done } from '../../../ui/fields/Done.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { CurrentPasswordField, NewPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';

export function PasswordForm({ username }: { username: string }) {
  const { lang } = usePageLocation();
  const [done, setDone] = useState(false);
  const change = trpc.account.changePassword.useMutation();
  const form = useForm({
    initial: { currentPassword: '', password: '' },
    failed: m.form_failed(),
    send: async ({ currentPassword, password }) => {
      await change.mutateAsync({ lang, currentPassword, password });
      setDone(true);
    },
  });
  if (done) return <Done>{m.account_password_done()}</Done>;
  return (
    <Form form={form} submit={m.account_change_password()}>
      {/* Password managers need to know which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordField form={form} />
      <NewPasswordField form={form} label={m.reset_new_password()} />
    </Form>
  );
}
