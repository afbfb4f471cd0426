import { useInBrowser } from '../../lib/in-browser.ts';
import { usePage, usePaths } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

const yes = () => true;

/** The queue that the address asks for, loaded by the browser only: the page itself knows nobody. */
export const useReview = () => {
  const { state = 'open' } = usePage('review').values;
  const paths = usePaths();
  const inBrowser = useInBrowser(yes);
  const query = usePageQuery('review', 'main', { enabled: inBrowser, retry: false, staleTime: 0 });
  return { query, state, paths };
};
