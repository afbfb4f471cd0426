import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/** Refetch interval in ms while the page is visible. */
const refetchMs = 5_000;

/** Recorded changes and log entries that the URL selects. The server renders this page for each administrator. */
export const useLogs = () => {
  const latest = usePage('logs').values.before === undefined;
  // Recorded changes arrive over the live connection; log entries need polling.
  const query = usePageQuery('logs', 'main', {
    retry: false,
    refetchInterval: latest ? refetchMs : false,
  });
  const browsers = usePageQuery('logs', 'browsers', { retry: false });
  return { query, browsers, latest };
};
