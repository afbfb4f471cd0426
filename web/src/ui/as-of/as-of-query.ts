import type { PageLocation } from '../../lib/page-location.ts';

/** The days that the URL asks for, to be carried along to another page: `?playedBy=…`, or nothing. */
export const asOfQuery = ({ search }: Pick<PageLocation, 'search'>): string => {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => ['playedBy', 'knownOn', 'knownAt'].includes(name) && value !== '',
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
};
