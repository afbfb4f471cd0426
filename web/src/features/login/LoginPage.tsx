import { usePage, usePaths } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';

export function LoginPage() {
  const { lang, values } = usePage('login');
  const paths = usePaths();
  const logIn = trpc.account.logIn.useMutation();
  const form = useForm({
    initial: { login: '', password: '' },
    failed: m.form_failed(),
    send: async ({ login, password }) => {
      await logIn.mutateAsync({ lang, login, password });
      // In its place: going back leads to the page before, not to a form that is done.
      location.replace(values.next ?? paths.account());
    },
  });
  return (
    <PageFrame
      title={m.login_title()}
      description={m.login_description()}
      facts={values.next && <span>{m.login_then()}</span>}
    >
      {values.refused && form.faults.length === 0 && <p role="alert">{m.login_refused()}</p>}
      <Form form={form} submit={m.login_submit()} worksWithoutScripts>
        <TextField form={form} name="login" label={m.login_login()} autoComplete="username" />
        <TextField
          form={form}
          name="password"
          label={m.account_password()}
          type="password"
          autoComplete="current-password"
        />
      </Form>
      <LinkList
        inline
        items={[
          { path: paths.register(), name: m.register_title() },
          { path: paths.forgottenPassword(), name: m.forgotten_password_title() },
          { path: paths.forgottenUsername(), name: m.forgotten_username_title() },
          { path: paths.parentConsent(), name: m.parent_consent_title() },
        ]}
      />
    </PageFrame>
  );
}
