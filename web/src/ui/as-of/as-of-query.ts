import type { PageLocation } from '../../lib/page/page-location.ts';

/** Returns the search parameters of the two clocks for links to other pages: `?playedBy=…`, or an empty string. */
export const asOfQuery = ({ search }: Pick<PageLocation, 'search'>): string => {
  const params = [...new URLSearchParams(search)].filter(
    ([name, value]) => ['playedBy', 'knownOn', 'knownAt'].includes(name) && value !== '',
  );
  return params.length > 0 ? `?${new URLSearchParams(params)}` : '';
};
