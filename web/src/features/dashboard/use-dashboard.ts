import { useEffect, useRef } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/place.ts';
import { trpc } from '../../lib/trpc.ts';

const yes = () => true;

/** The member's dashboard, asked by the browser only; that it has been seen is told once. */
export const useDashboard = () => {
  const { lang } = usePage('dashboard');
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const query = trpc.dashboard.get.useQuery({ lang }, { enabled: inBrowser, retry: false, staleTime: 0 });
  const { mutate: visited } = trpc.dashboard.visited.useMutation();
  const told = useRef(false);
  const upTo = query.data?.changes.upTo;
  useEffect(() => {
    if (upTo === undefined || told.current) return;
    told.current = true;
    visited({ lang, upTo });
  }, [lang, upTo, visited]);
  return { query, paths };
};
