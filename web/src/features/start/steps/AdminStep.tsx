import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { NewPasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { UsernameField } from '../../../ui/fields/UsernameField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import type { StartState } from '../use-start-state.ts';

/** Creates the first administrator, with the code that the server prints at start unless the request is local. */
export function AdminStep({ state }: { state: StartState }) {
  const { lang, setup } = state;
  const { client } = trpc.useUtils();
  const needsCode = setup?.needsCode ?? true;
  const form = useForm({
    initial: { code: '', username: '', email: '', password: '' },
    failed: m.form_failed(),
    check: (values) => [
      ...(needsCode && !values.code.trim() ? [{ field: 'code', message: m.start_check_code() }] : []),
      ...(values.username.trim() ? [] : [{ field: 'username', message: m.register_error_username() }]),
      ...(values.email.includes('@') ? [] : [{ field: 'email', message: m.register_error_email() }]),
      ...(values.password ? [] : [{ field: 'password', message: m.register_error_password() }]),
    ],
    send: async (values) => {
      await client.setup.createAdmin.mutate({ lang, ...values });
      // Reloads because the content for members is loaded with the page.
      location.reload();
    },
  });
  if (needsCode && !setup?.hasCode) return <p>{m.start_no_code()}</p>;
  return (
    <>
      <h2>{m.start_step_admin()}</h2>
      <p>{needsCode ? m.start_admin_code() : m.start_admin_here()}</p>
      <Form form={form} submit={m.start_admin_submit()}>
        {needsCode && (
          <TextField
            form={form}
            name="code"
            label={m.start_code()}
            hint={m.start_code_hint()}
            autoComplete="off"
          />
        )}
        <UsernameField form={form} />
        <TextField form={form} name="email" type="email" label={m.account_email()} autoComplete="email" />
        <NewPasswordField form={form} label={m.account_password()} />
      </Form>
    </>
  );
}
