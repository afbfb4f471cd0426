import { hasFailed } from '../../lib/http/failure.ts';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/**
 * The league's forecast on a page that does not wait for it: the first reader after a result would wait for its
 * simulation. The browser loads it after hydration, because the server's markup lacks it.
 */
export const useLateForecast = (isWanted = true) => {
  const isHydrated = useIsHydrated();
  const query = usePageQuery('league', 'forecast', {
    enabled: isWanted && isHydrated,
    meta: { isLate: true },
  });
  return isHydrated && isWanted
    ? { forecast: query.data, isError: hasFailed(query) }
    : { forecast: undefined, isError: false };
};
