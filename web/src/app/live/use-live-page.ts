import { oldestPageMs } from '@rondelle/contracts/site/oldest-page.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { writesSettled } from '../../lib/http/known-changes.ts';
import { keyOf } from '../../lib/http/query.ts';
import { changesBetween, isNews, type LiveChanges } from '../../lib/live/live-changes.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { displayedQueriesAt } from '../../lib/page/page-queries.ts';
import { type LiveState, useLive } from '../../lib/live/use-live.ts';
import { topicsAt } from './live-topics.ts';
import { sentAgeMs } from './sent-age.ts';

type PageChanges = { readonly changes: LiveChanges; readonly path: string };

/** Refetches what the page shows when it changes, and returns the connection's state and the latest changes. */
export const useLivePage = (): { readonly state: LiveState; readonly changes: LiveChanges | null } => {
  const queries = useQueryClient();
  const pageLocation = usePageLocation();
  const nav = useNav();
  const [latest, setLatest] = useState<PageChanges | null>(null);
  const topics = useSyncExternalStore(
    useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]),
    () => topicsAt(pageLocation, nav, queries).join(),
    () => '',
  );
  const here = useRef({ pageLocation, nav });
  useEffect(() => {
    here.current = { pageLocation, nav };
  });
  const displayedQueries = useCallback(() => {
    const { pageLocation: now, nav: menu } = here.current;
    if (!menu) return [];
    return displayedQueriesAt(now, menu.ongoingSeason?.slug ?? null).map((query) => ({
      queryKey: keyOf(query),
      exact: true,
    }));
  }, []);
  const isFirst = useRef(true);
  const ageMs = useCallback(() => {
    const first = isFirst.current ? performance.now() + sentAgeMs() : 0;
    isFirst.current = false;
    const ages = displayedQueries().map(
      ({ queryKey }) => Date.now() - (queries.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now()),
    );
    return Math.max(first, 0, ...ages) + oldestPageMs;
  }, [queries, displayedQueries]);
  const refresh = useCallback(async () => {
    // A query that is fetched after a write of this tab is not fetched again when its form closes.
    await writesSettled();
    const keys = displayedQueries();
    const read = () => keys.map(({ queryKey }) => queries.getQueryData(queryKey));
    const before = read();
    const { path } = here.current.pageLocation;
    await Promise.all(keys.map((filter) => queries.refetchQueries({ ...filter, type: 'active' })));
    // Cached data of other pages may be stale now.
    void queries.invalidateQueries({ refetchType: 'none', type: 'inactive' });
    const changes = changesBetween(before, read());
    if (here.current.pageLocation.path === path && isNews(changes)) setLatest({ changes, path });
  }, [queries, displayedQueries]);
  const onChange = useCallback(() => void refresh(), [refresh]);
  const state = useLive(topics === '' ? [] : topics.split(','), { ageMs, onChange });
  return { state, changes: latest?.path === pageLocation.path ? latest.changes : null };
};
