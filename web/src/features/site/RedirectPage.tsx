import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import blocks from '../../ui/blocks.module.css';

/** Redirects to a page of this site. Without a valid target it displays a message: no open redirects to other sites. */
export function RedirectPage() {
  const paths = usePaths();
  const next = usePage('redirect').values.next ?? null;
  const [, navigate] = useLocation();
  useEffect(() => {
    if (next !== null) navigate(next, { replace: true });
  }, [next, navigate]);
  return (
    <PageFrame title={m.redirect_title()} description={m.redirect_description()}>
      {next === null ? (
        <>
          <p>{m.redirect_nowhere()}</p>
          <p className={blocks.line}>
            <Link href={paths.home()}>{m.state_go_home()}</Link>
            <Link href={paths.search()}>{m.state_go_search()}</Link>
          </p>
        </>
      ) : (
        <p>
          {m.redirect_on()} <Link href={next}>{next}</Link>
        </p>
      )}
    </PageFrame>
  );
}
