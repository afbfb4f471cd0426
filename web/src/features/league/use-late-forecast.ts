import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/**
 * The league's forecast on a page that does not wait for it: the first reader after a result would wait for its
 * simulation. The browser loads it once the server's markup, which lacks it, is hydrated.
 */
export const useLateForecast = (isWanted = true) => {
  const isHydrated = useIsHydrated();
  const { data, isError } = usePageQuery('league', 'forecast', {
    enabled: isWanted && isHydrated,
    meta: { isLate: true },
  });
  return isHydrated && isWanted ? { forecast: data, isError } : { forecast: undefined, isError: false };
};
