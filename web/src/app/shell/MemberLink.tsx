import { useEffect } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { forgetMember, isSignedIn } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';

/** The way in, or the member's name: pages for everyone are the same for all, so the browser asks who is there. */
export function MemberLink() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const marked = useInBrowser(isSignedIn);
  const me = trpc.account.me.useQuery({ lang }, { enabled: marked, retry: false });
  const isEnded = marked && me.data === null;
  useEffect(() => {
    if (isEnded) forgetMember();
  }, [isEnded]);
  return me.data ? (
    <>
      <Link href={paths.dashboard()}>{m.nav_dashboard()}</Link>
      <Link href={paths.account()}>{me.data.username}</Link>
    </>
  ) : (
    <Link href={paths.login()}>{m.login_title()}</Link>
  );
}
