import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Place } from '../lib/place.ts';
import { loadPage, pageComponent } from './pages.ts';
import { placeAt } from './place-at.ts';

const isReady = ({ page }: Place) => page === null || pageComponent(page.page) !== undefined;

/** The place to show: where the reader is, or where they were until the next page's chunk has come. */
export const useShownPlace = () => {
  const [path] = useLocation();
  const search = useSearch();
  const wanted = useMemo(() => placeAt(path, search), [path, search]);
  const last = useRef(wanted);
  const [brokenPath, setBrokenPath] = useState<string | null>(null);
  const [, chunkCame] = useReducer((count: number) => count + 1, 0);
  const ready = isReady(wanted);
  useEffect(() => {
    if (ready || !wanted.page) return;
    loadPage(wanted.page.page).then(chunkCame, () => setBrokenPath(wanted.path));
  }, [ready, wanted]);
  if (ready) last.current = wanted;
  const broken = !ready && brokenPath === wanted.path;
  return { place: ready || broken ? wanted : last.current, loading: !ready && !broken, broken };
};
