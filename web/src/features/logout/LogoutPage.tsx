import { useEffect, useState } from 'react';
import { clearMemberData } from '../../lib/member/clear-member-data.ts';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Done } from '../../ui/fields/Done.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { useForm } from '../../ui/fields/use-form.ts';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';

/** Asks for a click, because any page can make a browser open a URL (CSRF). */
export function LogoutPage() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [done, setDone] = useState(false);
  const login = paths.login();
  // “Back” after logging out shows this page from the browser's cache: redirects to the login page.
  useEffect(() => {
    if (!isSignedIn()) location.replace(login);
  }, [login]);
  const logOut = trpc.account.logOut.useMutation();
  const utils = trpc.useUtils();
  const form = useForm({
    initial: {},
    failed: m.form_failed(),
    send: async () => {
      await logOut.mutateAsync({ lang });
      utils.account.me.setData({ lang }, null);
      await clearMemberData();
      setDone(true);
    },
  });
  return (
    <PageFrame title={m.logout_title()} description={m.logout_description()}>
      {done ? (
        <>
          <Done>{m.logout_done()}</Done>
          <p>
            <Link href={login}>{m.login_title()}</Link>
          </p>
        </>
      ) : (
        <Form form={form} submit={m.account_log_out()}>
          <p>{m.logout_text()}</p>
        </Form>
      )}
    </PageFrame>
  );
}
