import { useNav } from '../../lib/nav.ts';
import { usePage } from '../../lib/page-location.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

/** What `?q=` finds in `?season=`, or in the ongoing season; disabled while there is nothing to look for. */
export const useSearchPage = () => {
  const { q = '', season } = usePage('search').values;
  const nav = useNav();
  const ongoingSeason = nav?.ongoingSeason?.slug ?? null;
  const found = usePageQuery('search', 'main', { ongoingSeason });
  const asked = season ?? ongoingSeason;
  return { query: asked === null ? '' : q, season: q === '' ? ongoingSeason : asked, nav, found };
};
