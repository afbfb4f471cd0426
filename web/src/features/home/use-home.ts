import { useNav } from '../../lib/page/nav.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';

/** The menu, the season summary and the greeting. `summary` is disabled while there is no ongoing season. */
export const useHome = () => {
  const nav = useNav();
  const season = nav?.ongoingSeason?.slug ?? null;
  const { data: welcome } = usePageQuery('home', 'welcome');
  return { nav, season, summary: usePageQuery('home', 'main', { ongoingSeason: season }), welcome };
};
