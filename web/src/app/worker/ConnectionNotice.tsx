import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '../../lib/http/query.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { displayedQueriesAt } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { seenWords } from '../../ui/seen/seen-words.ts';
import { NoticeBand } from './NoticeBand.tsx';

const tryAgainEveryMs = 20_000;

/**
 * Returns when the oldest data of the page was fetched, in ms since the epoch. Null when the page has no queries;
 * `missing` when there is no offline copy.
 */
const useSeenAt = (): number | 'missing' | null => {
  const queries = useQueryClient();
  const location = usePageLocation();
  const nav = useNav();
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      void queries.refetchQueries({ type: 'active', stale: true });
    }, tryAgainEveryMs);
    return () => clearInterval(timer);
  }, [queries]);
  // A dependency of the render: recomputes the result after each retry.
  void now;
  const pageQueries = displayedQueriesAt(location, nav?.ongoingSeason?.slug ?? null);
  const states = pageQueries.flatMap((query) => queries.getQueryState(keyOf(query)) ?? []);
  const times = states.flatMap(({ dataUpdatedAt }) => dataUpdatedAt || []);
  if (times.length > 0) return Math.min(...times);
  return states.some(({ status }) => status !== 'success') ? 'missing' : null;
};

/** Shows that the site cannot be reached, and how old the page's data is. */
export function ConnectionNotice() {
  const paths = usePaths();
  const { page } = usePageLocation();
  const seenAt = useSeenAt();
  return (
    <NoticeBand data-offline>
      <span>
        {navigator.onLine ? m.offline_unanswered() : m.offline_notice()}
        {seenAt !== null && ' '}
        {seenAt === 'missing' && m.offline_notice_missing()}
        {typeof seenAt === 'number' &&
          seenWords(seenAt, { at: m.offline_notice_seen, on: m.offline_notice_seen_on })}
      </span>
      {page?.page !== 'offline' && <Link href={paths.offline()}>{m.offline_see_kept()}</Link>}
    </NoticeBand>
  );
}
