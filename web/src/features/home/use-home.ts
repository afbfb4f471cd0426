import { useNav } from '../../lib/nav.ts';
import { usePageQuery } from '../../lib/page-queries.ts';

/** The menu, and the ongoing season at a glance; `summary` is disabled while there is no season. */
export const useHome = () => {
  const nav = useNav();
  const season = nav?.ongoingSeason?.slug ?? null;
  return { nav, season, summary: usePageQuery('home', 'main', { ongoingSeason: season }) };
};
