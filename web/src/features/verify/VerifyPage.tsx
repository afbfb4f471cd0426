import { useState } from 'react';
import { usePaths, usePlace } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Done } from '../../ui/form/Done.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';

/** Reached by a mailed link. A button confirms, so that programs that open links to check them confirm nothing. */
export function VerifyPage() {
  const { lang } = usePlace();
  const paths = usePaths();
  const [isActive, setActive] = useState<boolean | null>(null);
  const confirm = trpc.account.confirm.useMutation();
  const form = useForm({
    initial: {},
    failed: m.form_failed(),
    send: async () =>
      setActive((await confirm.mutateAsync({ lang, token: location.hash.slice(1) })).isActive),
  });
  return (
    <PageFrame title={m.verify_title()} description={m.verify_description()}>
      {isActive === null ? (
        <Form form={form} submit={m.verify_submit()}>
          <p>{m.verify_text()}</p>
        </Form>
      ) : (
        <>
          <Done>{isActive ? m.verify_done() : m.verify_waits()}</Done>
          <p>
            {isActive ? (
              <Link href={paths.login()}>{m.login_title()}</Link>
            ) : (
              <Link href={paths.parentConsent()}>{m.parent_consent_title()}</Link>
            )}
          </p>
        </>
      )}
    </PageFrame>
  );
}
