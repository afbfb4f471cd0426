import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { PageLocation } from '../lib/page/page-location.ts';
import { loadPage, isLoaded } from './pages.ts';
import { pageLocationAt } from './page-location-at.ts';

const isReady = ({ page }: PageLocation) => page === null || isLoaded(page.page);

/** Returns the location to render: the current one, or the previous one until the chunk of the next page is loaded. */
export const useRenderedLocation = () => {
  const [path] = useLocation();
  const search = useSearch();
  const wanted = useMemo(() => pageLocationAt(path, search), [path, search]);
  const [last, setLast] = useState(wanted);
  const [brokenPath, setBrokenPath] = useState<string | null>(null);
  const [, chunkCame] = useReducer((count: number) => count + 1, 0);
  const ready = isReady(wanted);
  useEffect(() => {
    if (ready || !wanted.page) return;
    loadPage(wanted.page.page).then(chunkCame, () => setBrokenPath(wanted.path));
  }, [ready, wanted]);
  if (ready && last !== wanted) setLast(wanted);
  const broken = !ready && brokenPath === wanted.path;
  return { pageLocation: ready || broken ? wanted : last, loading: !ready && !broken, broken };
};
