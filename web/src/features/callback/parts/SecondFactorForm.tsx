import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';

/** Asks for the authenticator code after a sign-in with another provider. */
export function SecondFactorForm() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const enter = trpc.signInMethods.enterBySecondFactor.useMutation();
  const form = useForm({
    initial: { code: '' },
    failed: m.form_failed(),
    send: async ({ code }) => {
      await enter.mutateAsync({ lang, code });
      location.replace(paths.account());
    },
  });
  return (
    <>
      <p>{m.callback_second_factor()}</p>
      <Form form={form} submit={m.login_submit()}>
        <TextField form={form} name="code" label={m.login_code()} autoComplete="one-time-code" />
      </Form>
    </>
  );
}
