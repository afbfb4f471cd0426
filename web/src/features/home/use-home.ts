import { useNav } from '../../lib/nav.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

/** The menu and the season summary. The `summary` query is disabled while there is no ongoing season. */
export const useHome = () => {
  const nav = useNav();
  const season = nav?.ongoingSeason?.slug ?? null;
  return { nav, season, summary: usePageQuery('home', 'main', { ongoingSeason: season }) };
};
