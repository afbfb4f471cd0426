import { useEffect, useRef } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { forgetMember } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';

const yes = () => true;

/** The member's dashboard, asked by the browser only; how far it has been seen is told. Leads to the login once the session has ended. */
export const useDashboard = () => {
  const { lang } = usePage('dashboard');
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const query = usePageQuery('dashboard', 'main', { enabled: inBrowser, retry: false, staleTime: 0 });
  const { mutate: visited } = trpc.dashboard.visited.useMutation();
  const told = useRef<string>(undefined);
  const upTo = query.data?.changes.upTo;
  useEffect(() => {
    if (upTo === undefined || told.current === upTo) return;
    told.current = upTo;
    visited({ lang, upTo });
  }, [lang, upTo, visited]);
  const isEnded = query.error?.data?.domainCode === 'session/required';
  const login = `${paths.login()}?next=${encodeURIComponent(paths.dashboard())}`;
  useEffect(() => {
    if (!isEnded) return;
    forgetMember();
    location.replace(login);
  }, [isEnded, login]);
  return { query, paths };
};
