import { useState } from 'react';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Done } from '../../ui/fields/Done.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { NewPasswordField } from '../../ui/fields/PasswordField.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';

/** Opened by a mailed link with the token in the URL's fragment. */
export function ResetPasswordPage() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [done, setDone] = useState(false);
  const reset = trpc.account.resetPassword.useMutation();
  const form = useForm({
    initial: { password: '' },
    failed: m.form_failed(),
    send: async ({ password }) => {
      await reset.mutateAsync({ lang, token: location.hash.slice(1), password });
      setDone(true);
    },
  });
  return (
    <PageFrame title={m.reset_title()} description={m.reset_description()}>
      {done ? (
        <>
          <Done>{m.reset_done()}</Done>
          <p>
            <Link href={paths.login()}>{m.login_title()}</Link>
          </p>
        </>
      ) : (
        <Form form={form} submit={m.reset_submit()}>
          <NewPasswordField form={form} label={m.reset_new_password()} />
        </Form>
      )}
    </PageFrame>
  );
}
