import { useState } from 'react';
import { usePageLocation } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Done } from '../../../ui/fields/Done.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { CurrentPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';

export function EmailForm({ email: current }: { email: string }) {
  const { lang } = usePageLocation();
  const [done, setDone] = useState<{ inbox: string | null } | null>(null);
  const change = trpc.account.changeEmail.useMutation();
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    failed: m.form_failed(),
    send: async ({ email, currentPassword }) =>
      setDone(await change.mutateAsync({ lang, email, currentPassword })),
  });
  if (done) return <Done inbox={done.inbox}>{m.account_email_done()}</Done>;
  return (
    <Form form={form} submit={m.account_change_email()}>
      <TextField
        form={form}
        name="email"
        type="email"
        label={m.account_new_email()}
        hint={m.account_current_email({ email: current })}
        autoComplete="email"
      />
      <CurrentPasswordField form={form} />
    </Form>
  );
}
