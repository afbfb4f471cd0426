import { usePage } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

/** While the page is looked at. */
const againMs = 5_000;

/** What was recorded and said, as far as the address asks for it; the server has answered it for the admin who came. */
export const useLogs = () => {
  const latest = usePage('logs').values.before === undefined;
  // What is recorded is told over the live line; what programs say is told by nobody.
  const query = usePageQuery('logs', 'main', {
    retry: false,
    refetchInterval: latest ? againMs : false,
  });
  const browsers = usePageQuery('logs', 'browsers', { retry: false });
  return { query, browsers, latest };
};
