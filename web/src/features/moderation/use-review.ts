import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/**
 * The review queue in the URL. The query runs in the browser only: server-rendered pages are the same for everyone.
 */
export const useReview = () => {
  const { state = 'open' } = usePage('review').values;
  const paths = usePaths();
  const inBrowser = useIsHydrated();
  const query = usePageQuery('review', 'main', { enabled: inBrowser, retry: false, staleTime: 0 });
  return { query, state, paths };
};
