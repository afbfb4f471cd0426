import { joinAddress } from '@rondelle/contracts/site/address.ts';
import { useState } from 'react';
import { useInBrowser } from '../../lib/page/in-browser.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Link } from '../../ui/link/Link.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import blocks from '../../ui/blocks.module.css';
import { OtherSignInMethods } from './OtherSignInMethods.tsx';

const loadPasskeys = async () => (await import('./PasskeyEntry.tsx')).PasskeyEntry;
const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

export function LoginPage() {
  const { lang, values } = usePage('login');
  const paths = usePaths();
  const logIn = trpc.account.logIn.useMutation();
  const query = usePageQuery('login', 'main', { retry: false });
  const { Part: PasskeyEntry } = useLater(useInBrowser(hasPasskeys), loadPasskeys);
  const [needsCode, setNeedsCode] = useState(values.code !== undefined);
  // Replaces the history entry, so that “back” does not return to the login form.
  const goOn = ({ isHeldBack }: { isHeldBack: boolean }) =>
    location.replace(isHeldBack ? paths.account() : (values.next ?? paths.account()));
  const form = useForm({
    initial: { login: '', password: '', code: '' },
    failed: m.form_failed(),
    send: async ({ login, password, code }) => {
      const entered = await logIn.mutateAsync({ lang, login, password, code }).catch((error: unknown) => {
        if (callErrorOf(error).field === 'code') setNeedsCode(true);
        throw error;
      });
      goOn(entered);
    },
  });
  // Without JavaScript, a link asks for the code field.
  const withCode = new URLSearchParams({
    code: '1',
    ...(values.next !== undefined && { next: values.next }),
  });
  const refused = needsCode ? m.login_refused_code() : m.login_refused();
  return (
    <PageFrame
      title={m.login_title()}
      description={m.login_description()}
      facts={values.next && <span>{m.login_then()}</span>}
    >
      {values.refused && form.errors.length === 0 && <p role="alert">{refused}</p>}
      <Form form={form} submit={m.login_submit()} worksWithoutScripts>
        <TextField form={form} name="login" label={m.login_login()} autoComplete="username" />
        <TextField
          form={form}
          name="password"
          label={m.account_password()}
          type="password"
          autoComplete="current-password"
        />
        <Link href={paths.forgottenPassword()}>{m.forgotten_password_title()}</Link>
        {needsCode && (
          <TextField
            form={form}
            name="code"
            label={m.login_code()}
            hint={m.login_code_hint()}
            autoComplete="one-time-code"
          />
        )}
      </Form>
      <OtherSignInMethods providers={query.data?.providers ?? []} next={values.next}>
        {PasskeyEntry && <PasskeyEntry goOn={goOn} />}
      </OtherSignInMethods>
      <div>
        <strong>
          {m.login_no_account()} <Link href={paths.register()}>{m.register_title()}</Link>
        </strong>
        <p>{m.login_no_account_needed()}</p>
      </div>
      <details className={blocks.fold}>
        <summary>{m.login_problems()}</summary>
        <LinkList
          inline
          items={[
            { path: paths.forgottenUsername(), name: m.forgotten_username_title() },
            { path: paths.parentConsent(), name: m.parent_consent_title() },
            ...(needsCode
              ? []
              : [{ path: joinAddress(paths.login(), withCode.toString()), name: m.login_have_code() }]),
          ]}
        />
      </details>
    </PageFrame>
  );
}
