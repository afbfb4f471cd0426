import { useEffect, useRef } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { useEndedSession } from '../../lib/member/ended-session.ts';

/**
 * Loads the member's dashboard, in the browser only, and reports the log position up to which the member has seen it.
 * Redirects to the login once the session has ended.
 */
export const useDashboard = () => {
  const { lang } = usePage('dashboard');
  const paths = usePaths();
  const inBrowser = useIsHydrated();
  const query = usePageQuery('dashboard', 'main', { enabled: inBrowser, retry: false, staleTime: 0 });
  const { mutate: visited } = trpc.dashboard.visited.useMutation();
  const reportedUpTo = useRef<string>(undefined);
  const upTo = query.data?.changes.upTo;
  useEffect(() => {
    if (upTo === undefined || reportedUpTo.current === upTo) return;
    reportedUpTo.current = upTo;
    visited({ lang, upTo });
  }, [lang, upTo, visited]);
  const isEnded = useEndedSession(query.error, paths.dashboard());
  return { query, paths, isEnded };
};
