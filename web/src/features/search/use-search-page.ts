import { useNav } from '../../lib/page/nav.ts';
import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/** Results of `?q=` in `?season=` or in the ongoing season. The query is disabled without `q` or a season. */
export const useSearchPage = () => {
  const { q = '', season } = usePage('search').values;
  const nav = useNav();
  const ongoingSeason = nav?.ongoingSeason?.slug ?? null;
  const found = usePageQuery('search', 'main', { ongoingSeason });
  const searchedSeason = season ?? ongoingSeason;
  return {
    query: searchedSeason === null ? '' : q,
    season: q === '' ? ongoingSeason : searchedSeason,
    nav,
    found,
  };
};
